import { libraryBuild } from '@quits/tooling-presets/tsup';

export default libraryBuild({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  platform: 'node',
});

import { libraryBuild } from '@quits/tooling-presets/tsup';

export default libraryBuild({
  entry: { index: 'src/index.ts', 'tools/index': 'src/tools/index.ts' },
  platform: 'node',
});

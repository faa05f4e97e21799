import { libraryBuild } from '@quits/tooling-presets/tsup';

export default libraryBuild({
  entry: { index: 'src/index.ts', 'react/index': 'src/react/index.ts' },
  platform: 'browser',
  clientEntries: ['react/index'],
});

import { libraryBuild } from '@quits/tooling-presets/tsup';

export default libraryBuild({
  entry: {
    index: 'src/index.ts',
    'react/index': 'src/react/index.ts',
    // In the folder of the chunk that starts it by this name.
    'reencode-worker': 'src/image/reencode-worker.ts',
  },
  platform: 'browser',
  clientEntries: ['react/index'],
});

import { libraryBuild } from '@quits/tooling-presets/tsup';

export default libraryBuild({
  entry: {
    index: 'src/index.ts',
    attestation: 'src/attestation/index.ts',
    functions: 'src/functions/index.ts',
    // In the folder of the file that starts it by this name.
    'puzzle-worker': 'src/attestation/puzzle-worker.ts',
  },
  platform: 'browser',
});

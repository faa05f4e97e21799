import { libraryBuild } from '@quits/tooling-presets/tsup';

export default libraryBuild({
  entry: { index: 'src/index.ts', proto: 'src/grpc/proto/index.ts' },
  platform: 'node',
});

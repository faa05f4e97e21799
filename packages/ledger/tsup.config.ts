import { libraryBuild } from '@quits/tooling-presets/tsup';

export default libraryBuild({
  entry: {
    index: 'src/index.ts',
    files: 'src/files.ts',
    pay: 'src/pay.ts',
    receipt: 'src/receipt.ts',
    statement: 'src/statement.ts',
  },
  platform: 'neutral',
});

import { libraryBuild } from '@quits/tooling-presets/tsup';

export default libraryBuild({
  entry: {
    index: 'src/index.ts',
    cli: 'src/cli.ts',
    'functions-child': 'src/functions/child/main.ts',
    'testing/index': 'src/testing/index.ts',
    'testing/jest': 'src/testing/jest.ts',
    'testing/playwright': 'src/testing/playwright.ts',
    'testing/vitest': 'src/testing/vitest.ts',
  },
  platform: 'node',
});

import { globSync } from 'node:fs';
import { libraryBuild } from '@quits/tooling-presets/tsup';

/** The texts of each locale, for apps that add their own to them in one chunk. */
const locales = globSync('src/messages/locales/*.ts').map((path) => [
  path.replace(/^src\/|\.ts$/g, ''),
  path,
]);

export default libraryBuild({
  entry: {
    index: 'src/index.ts',
    'react/index': 'src/react/index.ts',
    ...Object.fromEntries(locales),
  },
  platform: 'neutral',
  clientEntries: ['react/index'],
});

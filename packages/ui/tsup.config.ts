import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { libraryBuild } from '@quits/tooling-presets/tsup';
import type { Options } from 'tsup';
import { readSheets } from './export/read-sheets.ts';
import { tokenFiles } from './export/token-files.ts';

/** Combines the style sheets: the components' layer comes after tokens and base. */
async function joinStyles(): Promise<void> {
  const components = await readFile('dist/index.css', 'utf8');
  await appendFile(
    'dist/styles.css',
    components.replace(/\n\/\*# sourceMappingURL.*\*\/\n*$/u, '\n'),
  );
  await Promise.all(
    ['dist/index.css', 'dist/index.css.map'].map((file) => rm(file, { force: true })),
  );
}

/** Writes the design tokens in the format of the Design Tokens Community Group. */
async function writeTokens(): Promise<void> {
  await Promise.all(
    Object.entries(tokenFiles(readSheets())).map(([file, tokens]) =>
      writeFile(`dist/${file}`, `${JSON.stringify(tokens, null, 2)}\n`),
    ),
  );
}

const shared = libraryBuild({ platform: 'browser', clientEntries: ['index'] });

export default {
  ...(typeof shared === 'object' && !Array.isArray(shared) ? shared : {}),
  entry: { index: 'src/index.ts', styles: 'src/styles.css' },
  loader: { '.css': 'local-css', '.woff2': 'copy' },
  async onSuccess() {
    await joinStyles();
    await writeTokens();
  },
} satisfies Options;

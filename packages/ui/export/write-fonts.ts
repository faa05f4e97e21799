// Writes the fonts of `src/tokens/fonts`: pnpm --filter @quits/ui run fonts
import { mkdir, writeFile } from 'node:fs/promises';
import { buildFonts } from './build-fonts.ts';

const folder = new URL('../src/tokens/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [file, content] of await buildFonts()) {
  await writeFile(new URL(file, folder), content);
}

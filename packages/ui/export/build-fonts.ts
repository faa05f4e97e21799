import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Weights that the files keep: from regular to `bold`, which a browser uses for `<strong>`. */
export const WEIGHTS = { min: 400, max: 700 };

const SHEET = new URL('../src/tokens/fonts.css', import.meta.url);
const FACE =
  /url\('\.\/fonts\/(?<file>[\w-]+\.woff2)'\)\s+format\('woff2'\);\s+unicode-range:(?<range>[^;]+);/g;

/**
 * Builds the files that `fonts.css` names from those of Fontsource, whose weights from 1 to 1000 take a third more bytes.
 * Returns their contents by name.
 */
export async function buildFonts(
  isWanted: (file: string) => boolean = () => true,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const faces = [...(await readFile(SHEET, 'utf8')).matchAll(FACE)].map(
    ({ groups: { file = '', range = '' } = {} }) => ({ file, text: charactersOf(range) }),
  );
  const built = new Map<string, Uint8Array>();
  for (const { file, text } of faces.filter((face) => isWanted(face.file))) {
    const source = import.meta.resolve(`@fontsource-variable/ysabeau-office/files/${file}`);
    built.set(
      file,
      await subsetFont(await readFile(fileURLToPath(source)), text, {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
      }),
    );
  }
  return built;
}

function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      ).join('');
    })
    .join('');
}

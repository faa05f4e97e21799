import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Difference that a documented size may have: a tenth, for small ones 0.1 kB. In bytes. */
const tolerance = (bytes: number) => Math.max(bytes / 10, 102.4);

/**
 * Compares the table in the section "Size" of a README with measured sizes, in both directions.
 *
 * @param measured sizes in bytes by the first cell of a row: with the page, and in total; `undefined` for an empty cell
 */
export function expectDocumentedSizes(
  readme: URL,
  measured: Readonly<Record<string, readonly (number | undefined)[]>>,
): void {
  const documented = documentedSizes(readFileSync(readme, 'utf8'));
  const rows = Object.entries(measured).map(([what, sizes]) => {
    const figures = documented.get(what) ?? [];
    // What is close enough stays as it is.
    const right = sizes.map((size, index) =>
      isClose(figures[index], size) ? figures[index] : size,
    );
    return [what, inWords(right)] as const;
  });
  const written = [...documented].map(([what, figures]) => [what, inWords(figures)] as const);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(rows));
}

function inWords(sizes: readonly (number | undefined)[]): string {
  return sizes.map((size) => (size === undefined ? '' : inKilobytes(size))).join(' | ');
}

/** Formats a size for a table: rounded to 0.1 kB below 10 kB, else to 1 kB. 1 kB is 1,024 bytes. */
function inKilobytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return `${kilobytes < 10 ? Number(kilobytes.toFixed(1)) : Math.round(kilobytes)} kB`;
}

function isClose(figure: number | undefined, size: number | undefined): boolean {
  if (figure === undefined || size === undefined) return figure === size;
  return Math.abs(figure - size) <= tolerance(size);
}

/** Returns the figures of each row, in bytes. */
function documentedSizes(readme: string): ReadonlyMap<string, readonly (number | undefined)[]> {
  const [, section = ''] = readme.split(/^## Size$/m);
  const rows = (section.split(/^## /m)[0] ?? '').match(/^\|.*\|$/gm)?.slice(2) ?? [];
  return new Map(
    rows.map((row) => {
      const [what = '', ...cells] = row.split('|').slice(1, -1);
      const figures = cells.map((cell) => /([\d.]+) kB/.exec(cell)?.[1]);
      return [
        what.trim(),
        figures.map((figure) => (figure === undefined ? undefined : Number(figure) * 1024)),
      ] as const;
    }),
  );
}

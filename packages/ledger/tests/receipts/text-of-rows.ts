import type { PrintedRow } from './sample-receipt.ts';

const WIDTH = 42;

/** Returns printed rows as text in a monospaced font. */
export function textOfRows(rows: readonly PrintedRow[]): string {
  return rows.map(lineOf).join('\n');
}

function lineOf({ cells }: PrintedRow): string {
  const line = Array.from({ length: WIDTH + 20 }, () => ' ');
  for (const { text, column, align } of cells) {
    const { length } = text;
    const start =
      align === 'start'
        ? column
        : align === 'end'
          ? column - length
          : column - Math.ceil(length / 2);
    for (const [index, letter] of text.split('').entries())
      line[Math.max(0, start) + index] = letter;
  }
  return line.join('').trimEnd();
}

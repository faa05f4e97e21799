import type { ReceiptWord } from './receipt-types.ts';

/** Words on one line of a receipt, from left to right. */
export interface ReceiptRow {
  /** The words; a tab stands for a gap between columns. */
  readonly text: string;
  /** Mean confidence of the words, weighted by length. */
  readonly confidence: number;
  /** Mean height of the words in pixels. */
  readonly height: number;
}

/** Width of a gap between columns, as a multiple of the height of the letters. */
const COLUMN_GAP = 1.1;

/**
 * Groups words into rows by their positions: recognizers put the columns of names and prices into different
 * blocks. A row may slope, so each word is compared with its neighbor.
 */
export function rowsOfWords(words: readonly ReceiptWord[]): readonly ReceiptRow[] {
  const rows: ReceiptWord[][] = [];
  const readable = words.filter(({ text, bottom, top }) => text.trim() !== '' && bottom > top);
  for (const word of [...readable].sort((a, b) => a.left - b.left)) {
    const near = rows
      .map((row) => ({ row, distance: distanceTo(row, word) }))
      .filter(({ distance }) => distance < 0.5)
      .sort((a, b) => a.distance - b.distance)[0];
    if (near === undefined) rows.push([word]);
    else near.row.push(word);
  }
  const center = (row: readonly ReceiptWord[]) =>
    row.reduce((sum, { top, bottom }) => sum + top + bottom, 0) / row.length;
  return rows.sort((a, b) => center(a) - center(b)).map(toRow);
}

/** Returns how far a word is above or below the end of a row, as a part of its height. */
function distanceTo(row: readonly ReceiptWord[], word: ReceiptWord): number {
  const last = row.at(-1);
  if (last === undefined || word.left < last.left + (last.right - last.left) * 0.5) return 1;
  const height = Math.max(word.bottom - word.top, last.bottom - last.top);
  return Math.abs(word.top + word.bottom - last.top - last.bottom) / 2 / height;
}

function toRow(words: readonly ReceiptWord[]): ReceiptRow {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const height = heights[heights.length >> 1] ?? 0;
  let text = '';
  let [sum, length] = [0, 0];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isColumn = before !== undefined && word.left - before.right > height * COLUMN_GAP;
    text += before === undefined ? '' : isColumn ? '\t' : ' ';
    text += word.text.trim();
    sum += word.confidence * word.text.length;
    length += word.text.length;
  }
  return { text, confidence: length === 0 ? 0 : sum / length, height };
}

import type { ReceiptWord } from './receipt-types.ts';

const WIDTH = 10;
const HEIGHT = 18;
const LINE = 24;

/** Returns the words of plain text as if it were printed in a monospaced font, each with full confidence. */
export function wordsOfText(text: string): readonly ReceiptWord[] {
  return text.split(/\r?\n/).flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      confidence: 100,
      left: match.index * WIDTH,
      right: (match.index + match[0].length) * WIDTH,
      top: index * LINE,
      bottom: index * LINE + HEIGHT,
    })),
  );
}

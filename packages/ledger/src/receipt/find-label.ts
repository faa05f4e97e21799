import { plainLetters } from './plain-letters.ts';
import { RECEIPT_LABELS, type ReceiptLabel } from './receipt-labels.ts';

interface Phrase {
  readonly label: ReceiptLabel;
  readonly text: string;
}

/** A label that was found, and how much of the row it is. */
export interface FoundLabel {
  readonly label: ReceiptLabel;
  /** Part of the row's letters, 0 to 1. */
  readonly coverage: number;
}

/** When two labels are as long: `Total tax` is a tax. */
const ORDER: readonly ReceiptLabel[] = [
  'subtotal',
  'tip',
  'discount',
  'tax',
  'total',
  'payment',
  'ignored',
];

/** Phrases by their number of words and their length, since each row is compared with all of them. */
let phrases: ReadonlyMap<string, readonly Phrase[]> | undefined;

function allPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  if (phrases !== undefined) return phrases;
  const all = new Map<string, Phrase[]>();
  for (const label of ORDER) {
    for (const phrase of RECEIPT_LABELS[label].split('|')) {
      const text = plainLetters(phrase);
      const key = `${text.split(' ').length} ${text.length}`;
      all.set(key, [...(all.get(key) ?? []), { label, text }]);
    }
  }
  phrases = all;
  return all;
}

/** Most words of a phrase. */
const LONGEST = 5;

/** Returns what a row's words say that it is; longer phrases first, with single misread letters. */
export function findLabel(name: string): FoundLabel | undefined {
  const words = plainLetters(name)
    .replaceAll(/\(.*?\)|\d+(?:[.,]\d+)?\s?%/gu, ' ')
    .replaceAll(/[^\p{L}\s.'-]/gu, ' ')
    .split(/[\s]+/u)
    .map((word) => word.replaceAll(/^[.'-]+|[.':-]+$/gu, ''))
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const letters = words.join('').length;
  let best: (FoundLabel & { readonly length: number }) | undefined;
  for (let size = Math.min(LONGEST, words.length); size > 0; size -= 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const found = words.slice(at, at + size).join(' ');
      const phrase = phraseLike(found, size);
      if (phrase === undefined || phrase.text.length <= (best?.length ?? 0)) continue;
      const { label, text } = phrase;
      const coverage = found.replaceAll(' ', '').length / letters;
      // A product may be named after a label: `Tip Top bread`, `Gift card`.
      if (coverage >= 0.5 || (at === 0 && (label === 'total' || label === 'subtotal'))) {
        best = { label, coverage, length: text.length };
      }
    }
  }
  return best;
}

function phraseLike(found: string, size: number): Phrase | undefined {
  const reach = allowedFor(found.length + 1);
  let close: Phrase | undefined;
  for (let length = found.length - reach; length <= found.length + reach; length += 1) {
    for (const phrase of allPhrases().get(`${size} ${length}`) ?? []) {
      if (phrase.text === found) return phrase;
      if (close === undefined && isAlike(found, phrase.text)) close = phrase;
    }
  }
  return close;
}

/** Misread letters: one in eight, but at least one from five letters on. */
function allowedFor(length: number): number {
  return length < 5 ? 0 : Math.max(1, Math.floor(length / 8));
}

function isAlike(found: string, wanted: string): boolean {
  const allowed = allowedFor(wanted.length);
  return Math.abs(found.length - wanted.length) <= allowed && distance(found, wanted) <= allowed;
}

function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[b.length] ?? 0;
}

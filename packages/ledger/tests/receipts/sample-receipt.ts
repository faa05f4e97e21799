import { printReceipt } from './print-receipt.ts';
import { SAMPLE_WORDS, type SampleWords } from './sample-words.ts';

/** Part of a printed row. */
interface PrintedCell {
  readonly text: string;
  /** Column of 42 where it begins, ends, or is centered. */
  readonly column: number;
  readonly align: 'start' | 'end' | 'center';
}

/** One printed row. */
export interface PrintedRow {
  readonly cells: readonly PrintedCell[];
  /** Of the letters, as a multiple of the usual size. */
  readonly size?: number;
}

/** One bought thing. */
export interface SampleItem {
  readonly name: string;
  readonly quantity: number;
  /** Minor units of all of them. */
  readonly amount: number;
}

/** A receipt that doesn't exist, and what should be read from it. */
export interface SampleReceipt {
  readonly language: string;
  readonly layout: number;
  readonly words: SampleWords;
  readonly merchant: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly items: readonly SampleItem[];
  readonly tax: number;
  /** Whether the prices include it. */
  readonly isTaxIncluded: boolean;
  readonly tip: number;
  readonly discount: number;
  readonly total: number;
  readonly rows: readonly PrintedRow[];
}

/** Number of layouts: supermarket, restaurant, quantity on a line of its own, sums with tax, table, signs on all amounts. */
export const LAYOUTS = 6;

/** Returns a generator of numbers from 0 to 1, the same for each seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Makes up a receipt. */
export function sampleReceipt(seed: number, language: string, layout: number): SampleReceipt {
  const random = seeded(seed * 7919 + layout * 31 + language.charCodeAt(0));
  const words = SAMPLE_WORDS[language];
  if (words === undefined) throw new Error(`There are no words in "${language}".`);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const one = list[between(0, list.length - 1)];
    if (one === undefined) throw new Error('The list is empty.');
    return one;
  };
  const factor = words.currency === 'UAH' ? 12 : 1;
  const names = new Set<string>();
  const count = between(2, 9);
  while (names.size < count) names.add(pick(words.goods));
  const items = [...names].map((name) => {
    const quantity = layout === 0 ? 1 : pick([1, 1, 1, 2, 2, 3]);
    return { name, quantity, amount: quantity * between(45, 2499) * factor };
  });
  const sum = items.reduce((all, { amount }) => all + amount, 0);
  const hasDiscount = (layout === 0 || layout === 5) && random() < 0.4;
  const discount = hasDiscount ? Math.max(10, Math.round(sum * 0.1)) : 0;
  const isTaxIncluded = layout !== 3;
  const net = sum - discount;
  const tax = Math.max(1, Math.round(net * (isTaxIncluded ? 0.07 : 0.0825)));
  const tip = (layout === 1 || layout === 3) && random() < 0.5 ? Math.round(net * 0.15) : 0;
  const total = net + (isTaxIncluded ? 0 : tax) + tip;
  const date = `202${between(4, 6)}-${String(between(1, 9)).padStart(2, '0')}-${between(13, 28)}`;
  const facts = { language, layout, words, date, items, tax, isTaxIncluded, tip, discount, total };
  const merchant = pick(words.shops);
  const receipt = { ...facts, merchant };
  return { ...receipt, rows: printReceipt(receipt, pick(words.streets), random) };
}

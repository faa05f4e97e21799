import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReceipt } from '../../src/receipt/read-receipt.ts';
import { wordsOfText } from '../../src/receipt/words-of-text.ts';
import { LAYOUTS, sampleReceipt } from './sample-receipt.ts';
import { SAMPLE_WORDS } from './sample-words.ts';
import { textOfRows } from './text-of-rows.ts';

const sample = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  language: fc.constantFrom(...Object.keys(SAMPLE_WORDS)),
  layout: fc.integer({ min: 0, max: LAYOUTS - 1 }),
});

test('everything is read from perfect text, without a doubt', () => {
  fc.assert(
    fc.property(sample, ({ seed, language, layout }) => {
      const receipt = sampleReceipt(seed, language, layout);
      const { words } = receipt;
      const read = readReceipt(wordsOfText(textOfRows(receipt.rows)), {
        locale: words.locale,
        currency: words.currency,
      });
      const sure = (value: unknown) => ({ value, isDoubtful: false });
      expect(read).toEqual({
        merchant: sure(receipt.merchant),
        date: sure(receipt.date),
        currency: sure(words.currency),
        items: receipt.items.map(({ name, amount, quantity }) => ({
          name,
          amount,
          ...(quantity > 1 || [1, 2, 4].includes(layout) ? { quantity } : {}),
          isDoubtful: false,
        })),
        ...(receipt.isTaxIncluded ? {} : { tax: sure(receipt.tax) }),
        ...(receipt.tip > 0 ? { tip: sure(receipt.tip) } : {}),
        ...(receipt.discount > 0 ? { discount: sure(receipt.discount) } : {}),
        total: sure(receipt.total),
        addsUp: true,
      });
    }),
    { numRuns: 100 },
  );
});

test('one misread digit is corrected by the sum, and marked', () => {
  fc.assert(
    fc.property(sample, ({ seed, language, layout }) => {
      const receipt = sampleReceipt(seed, language, layout);
      const { words } = receipt;
      const [first] = receipt.items;
      const text = textOfRows(receipt.rows);
      fc.pre(first !== undefined && layout === 0 && /^[^38]*8[^38]*$/u.test(String(first.amount)));
      const [line = ''] = text.split('\n').filter((one) => one.startsWith(first.name));
      const read = readReceipt(wordsOfText(text.replace(line, line.replace('8', '3'))), {
        locale: words.locale,
        currency: words.currency,
      });
      // By chance, the wrong items may add up to what was paid in cash.
      const isRight = read.total?.value === receipt.total;
      expect(isRight || read.total?.isDoubtful).toBe(true);
      if (!isRight) return;
      // By chance, the listed tax is what is missing.
      if (read.tax?.value === first.amount - (read.items[0]?.amount ?? 0)) return;
      // Another item with the same possible digit makes it a guess between two, so all are marked.
      const corrected = { name: first.name, amount: first.amount, isDoubtful: true };
      const isCorrected = read.addsUp && read.items.some((item) => item.amount === first.amount);
      const areMarked = read.items.every(({ isDoubtful }) => isDoubtful);
      expect(isCorrected ? read.items[0] : areMarked).toEqual(isCorrected ? corrected : true);
    }),
    // With the tax added, the misread digit of another item would explain the total.
    { numRuns: 20, examples: [[{ seed: 999_996, language: 'fr', layout: 0 }]] },
  );
});

test('never throws, whatever the words and their places are', () => {
  const number = fc.integer({ min: -100, max: 3000 });
  const word = fc.record({
    text: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('Total', '12,50', '-3.00', '2', 'x', '€', '1O,5O', '99999999999999,99', '\t'),
    ),
    confidence: fc.integer({ min: 0, max: 100 }),
    left: number,
    top: number,
    right: number,
    bottom: number,
  });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const read = readReceipt(words, { locale: 'en-US', currency: 'USD' });
      for (const { amount } of read.items) expect(amount).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});

import { createFormatter } from '@quits/i18n';
import { expect, it } from 'vitest';
import { createTexts } from '../create-texts.ts';
import type { SummaryPicture } from './draw-summary.ts';
import type { GroupSummary } from './summarize-group.ts';
import { type SummaryChoices, summaryPicture, textOfPicture } from './summary-picture.ts';

const { t } = (await createTexts()).store.getState();

const summary: GroupSummary = {
  currency: 'EUR',
  first: '2026-07-03',
  last: '2026-07-14',
  days: 12,
  expenses: 48,
  spent: 200_050,
  others: [{ currency: 'USD', spent: 12_000 }],
  largest: { title: 'The lake house', amount: 100_000 },
  people: [
    { id: 'a', paid: 200_050, owed: 100_025 },
    { id: 'b', paid: 0, owed: 100_025 },
  ],
  bars: { daysEach: 1, spent: [100_000, 0, 100_050] },
};
const people = {
  a: { name: 'Ana', defaultWeight: 1, uid: 'u' },
  b: { name: 'Ben', defaultWeight: 1 },
};
const group = { name: 'Trip', emoji: '🏕️', people };

function pictured(changed: Partial<GroupSummary>, choices: Partial<SummaryChoices> = {}) {
  return summaryPicture({ ...summary, ...changed }, group, {
    tag: undefined,
    showAmounts: true,
    showNames: true,
    ...choices,
    t,
    format: createFormatter('en-US'),
    isRtl: false,
    hueOf: () => 3,
  });
}

/** Returns the text with plain spaces: ranges of dates have thin ones. */
function textOf(picture: SummaryPicture): string {
  return textOfPicture(picture, t).replaceAll(/\s/gu, ' ');
}

it('says in words what the image shows', () => {
  expect(textOf(pictured({}))).toBe(
    'Trip · Jul 3 – 14, 2026 · Spent together: €2,000.50 · 12 days · 48 expenses · 2 people · + $120 · ' +
      'The lake house was half of it · Ana · €2,000.50 · €1,000.25 · Ben · €0.00 · €1,000.25',
  );
});

it('leaves out amounts and names, in the image too', () => {
  const picture = pictured({}, { showAmounts: false, showNames: false, tag: 'lake' });
  expect(textOf(picture)).toBe(
    '#lake · Jul 3 – 14, 2026 · 12 days · 48 expenses · 2 people · The lake house was half of it',
  );
  expect(JSON.stringify(picture)).not.toMatch(/[€$]|Ana|Ben/);
});

it.each([
  [66_000, 48, 'The lake house was a third of it'],
  [50_000, 48, 'The lake house was a quarter of it'],
  [160_000, 48, 'The lake house was 80% of it'],
  // Nothing special, all of it, more than what is left after a refund, and the only one.
  [8_000, 48, undefined],
  [200_050, 48, undefined],
  [300_000, 48, undefined],
  [100_000, 1, undefined],
])('names the largest expense of %d if it is remarkable', (amount, expenses, sentence) => {
  const largest = { title: 'The lake house', amount };
  expect(pictured({ largest, expenses }).sentence).toBe(sentence);
});

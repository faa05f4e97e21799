import { type Expense, split, type Split } from '@quits/ledger';
import type { ExportedExpense, ExportedGroup, ExportedSeries } from '@quits/ledger/files';
import fc from 'fast-check';

const NAMES = ['Own', 'Ana', '=Ben, "B"', 'Zoë 😀', '<b>Dan</b>'];
const IDS = NAMES.map((_, at) => `u${at}`);
const someone = fc.constantFrom(...IDS);
const several = fc.uniqueArray(someone, { minLength: 1 });
const CUSTOM = [
  { name: 'Firewood', emoji: '🪵' },
  { name: 'Boat', emoji: '⛵' },
];

/** One line of text, with what needs care in HTML, tables and JSON. */
const texts = fc
  .string({
    unit: fc.constantFrom('a', 'é', '😀', ' ', ',', ';', '"', "'", '=', '<', '&', '\\', '{', 'ß'),
    minLength: 1,
    maxLength: 60,
  })
  .map((one) => one.trim().replaceAll(/\s+/gu, ' '))
  .filter((one) => one !== '');

const splits = (amount: number): fc.Arbitrary<Split> =>
  fc.oneof(
    several.map((inputs): Split => ({ mode: 'equal', inputs })),
    several.map((ids): Split => ({
      mode: 'weights',
      inputs: Object.fromEntries(ids.map((id, at) => [id, `${at + 1}.5`])),
    })),
    several.map((ids): Split => ({
      mode: 'adjustment',
      inputs: Object.fromEntries(ids.map((id, at) => [id, at === 0 ? 1 : 0])),
    })),
    several.map((ids): Split => ({
      mode: 'items',
      inputs: { lines: [{ title: 'x', amount: amount - 1, people: ids }], tip: 1 },
    })),
  );

const conversions = fc.oneof(
  fc.constant({}),
  fc.record({ groupAmount: fc.integer({ min: 1, max: 1e9 }), rate: fc.constant('1.0845') }),
  fc.record({
    converted: fc.record({
      currency: fc.constant('USD'),
      amount: fc.integer({ min: 1, max: 1e9 }),
      rate: fc.constant('0.25'),
    }),
  }),
);

const files = fc.array(
  fc.record({
    name: texts.map((one) => `${one}.png`),
    type: fc.constant('image/png'),
  }),
  { maxLength: 2 },
);

const parts = fc
  .record({
    kind: fc.constantFrom('expense' as const, 'income' as const),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    amount: fc.integer({ min: 2, max: 1e9 }),
    title: texts,
    category: fc.constantFrom('dining', 'Firewood', 'Boat', 'other'),
    notes: fc.option(texts, { nil: '' }),
    payer: someone,
    conversion: conversions,
  })
  .chain(({ payer, notes, conversion, currency, ...rest }) =>
    splits(rest.amount).map((how): Omit<ExportedSeries, keyof Dates> => {
      const shares = split({ expenseId: 'x', amount: rest.amount, split: how });
      if (!shares.ok) throw new Error(shares.error.code);
      const isForeign = currency !== 'EUR' && 'groupAmount' in conversion;
      const isEarlier = 'converted' in conversion;
      return {
        id: '',
        ...rest,
        currency,
        payers: { [payer]: rest.amount },
        shares: shares.value,
        split: how,
        ...(notes === '' ? {} : { notes }),
        ...(isForeign || isEarlier
          ? { ...conversion, rateSource: 'amount' as const, rateDate: '2026-01-30' }
          : {}),
      };
    }),
  );

type Dates = Pick<ExportedSeries, 'frequency' | 'start' | 'nextDate' | 'until' | 'paused'>;

const payments = fc
  .record({ from: someone, to: someone, amount: fc.integer({ min: 1, max: 1e9 }) })
  .filter(({ from, to }) => from !== to)
  .map(({ from, to, amount }): Omit<Expense, 'id' | 'date'> => ({
    kind: 'payment',
    title: 'Back',
    category: 'payment',
    currency: 'EUR',
    amount,
    payers: { [from]: amount },
    shares: { [to]: amount },
    split: { mode: 'exact', inputs: { [to]: amount } },
  }));

/** Random groups with everything that an import restores: comments of the importer, receipts, series, budgets, households, old conversions. */
export const archivedGroups: fc.Arbitrary<ExportedGroup> = fc
  .record({
    name: texts.map((one) => `Trip ${one}`.trim().slice(0, 40).trim()),
    entries: fc.array(
      fc.record({
        entry: fc.oneof({ weight: 4, arbitrary: parts }, { weight: 1, arbitrary: payments }),
        receipts: files,
        comments: fc.array(texts, { maxLength: 2 }),
        isOfSeries: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
    series: fc.array(fc.record({ parts, paused: fc.boolean() }), { maxLength: 2 }),
    budget: fc.option(fc.integer({ min: 1, max: 1e9 })),
    usual: fc.boolean(),
    households: fc.boolean(),
    hasLeft: fc.boolean(),
    id: fc.uuid(),
  })
  .map(({ name, entries, series, budget, usual, households, hasLeft, id: seed }) => {
    const expenses = entries.map(
      ({ entry, receipts, comments, isOfSeries }, at): ExportedExpense => {
        const id = `${seed}-${at}`;
        const said = comments.map((text) => ({ by: 'Own', at: '2026-03-01T10:00:00.000Z', text }));
        const attached = receipts.map((file, index) => ({
          id: `r${index}`,
          ...file,
          file: `receipts/${id}/r${index}.png`,
        }));
        return {
          ...entry,
          id,
          date: `2026-02-${String(at + 10)}`,
          ...(said.length === 0 ? {} : { comments: said }),
          ...(attached.length === 0 ? {} : { receipts: attached }),
          ...(isOfSeries && series.length > 0 && entry.kind !== 'payment'
            ? { seriesId: `${seed}-s0` }
            : {}),
        };
      },
    );
    const repeated = series.map(({ parts: template, paused }, at): ExportedSeries => ({
      ...template,
      id: `${seed}-s${at}`,
      frequency: at === 0 ? 'monthly' : 'weekly',
      start: '2026-02-10',
      nextDate: '2027-01-10',
      ...(at === 0 ? { until: '2027-12-31' } : {}),
      ...(paused ? { paused } : {}),
    }));
    return {
      name,
      currency: 'EUR',
      emoji: '🏕️',
      people: NAMES.map((one, at) => ({
        id: IDS[at] ?? '',
        name: one,
        weight: String(at === 1 ? 2 : 1),
        ...(households && at < 3 ? { household: 'Home' } : {}),
        ...(hasLeft && at === 4 ? { active: false } : {}),
      })),
      categories: CUSTOM,
      expenses,
      ...(repeated.length === 0 ? {} : { series: repeated }),
      ...(usual
        ? { usual: { split: { mode: 'equal' as const }, category: 'Boat', payer: 'u1' } }
        : {}),
      budgets: budget === null ? [] : [{ category: 'Boat', amount: budget, currency: 'EUR' }],
    };
  });

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expense, Split } from '../model/expense.ts';
import { split as divide } from '../split/split.ts';
import { type CountMerged, replacePeople } from './replace-people.ts';

const PEOPLE = ['ann', 'ben', 'cleo', 'dan'] as const;
const INTO_ANN = { ben: 'ann' };

/** Creates an expense of 10.01 paid by Ann, with the given split. */
function dinner(split: Split, amount = 1001): Expense {
  const shares = divide({ expenseId: 'x', amount, split });
  if (!shares.ok) throw new Error(shares.error.code);
  return {
    id: 'x',
    kind: 'expense',
    title: 'Dinner',
    date: '2026-11-22',
    currency: 'EUR',
    amount,
    payers: { ann: amount },
    shares: shares.value,
    split,
  };
}

const merged = (split: Split, count: CountMerged, amount?: number) =>
  replacePeople(dinner(split, amount), INTO_ANN, count);

describe('a person who stands for two, counted once', () => {
  it('has one equal part', () => {
    expect(merged({ mode: 'equal', inputs: ['ann', 'ben', 'cleo'] }, 'once', 1000)).toMatchObject({
      split: { mode: 'equal', inputs: ['ann', 'cleo'] },
      shares: { ann: 500, cleo: 500 },
    });
  });

  it('keeps the weight of the one who stays', () => {
    const inputs = { ben: '5', ann: '1', cleo: '3' };
    expect(merged({ mode: 'weights', inputs }, 'once', 1000)).toMatchObject({
      split: { mode: 'weights', inputs: { ann: '1', cleo: '3' } },
      shares: { ann: 250, cleo: 750 },
    });
  });

  it('has one part of what the adjustments leave, and both adjustments', () => {
    const inputs = { ann: 500, ben: -200, cleo: 0 };
    expect(merged({ mode: 'adjustment', inputs }, 'once', 3300)).toMatchObject({
      split: { mode: 'adjustment', inputs: { ann: 300, cleo: 0 } },
      shares: { ann: 1800, cleo: 1500 },
    });
  });

  it('is one of the people of each line', () => {
    const lines = [
      { title: 'Pizza', amount: 900, people: ['ann', 'ben', 'cleo'] },
      { amount: 100, people: ['ben'] },
    ];
    expect(merged({ mode: 'items', inputs: { lines } }, 'once', 1000)).toMatchObject({
      split: { inputs: { lines: [{ people: ['ann', 'cleo'] }, { people: ['ann'] }] } },
      shares: { ann: 550, cleo: 450 },
    });
  });

  it('has the sum where no number would make the whole', () => {
    const split = { mode: 'weights', inputs: { ann: '0', ben: '1' } } as const;
    expect(merged(split, 'once')).toMatchObject({
      split: { mode: 'exact', inputs: { ann: 1001 } },
      shares: { ann: 1001 },
    });
  });
});

describe('a person who stands for two, counted twice', () => {
  it('has twice the weight of the others', () => {
    expect(merged({ mode: 'equal', inputs: ['ann', 'ben', 'cleo'] }, 'twice', 900)).toMatchObject({
      split: { mode: 'weights', inputs: { ann: '2', cleo: '1' } },
      shares: { ann: 600, cleo: 300 },
    });
  });

  it('has the sum of the weights', () => {
    const inputs = { ben: '0.5', ann: '1.25', cleo: '1' };
    expect(merged({ mode: 'weights', inputs }, 'twice')).toMatchObject({
      split: { mode: 'weights', inputs: { ann: '1.75', cleo: '1' } },
    });
  });

  it('takes the other equal part into the adjustment', () => {
    const inputs = { ann: 500, ben: -200, cleo: 0 };
    expect(merged({ mode: 'adjustment', inputs }, 'twice', 3300)).toMatchObject({
      split: { mode: 'adjustment', inputs: { ann: 1300, cleo: 0 } },
      shares: { ann: 2300, cleo: 1000 },
    });
  });

  it('has a line of their own beside that of the others', () => {
    const lines = [
      { title: 'Pizza', amount: 901, people: ['ann', 'ben', 'cleo'] },
      { amount: 100, people: ['ann', 'ben'] },
    ];
    const done = merged({ mode: 'items', inputs: { lines, tip: 100 } }, 'twice', 1101);
    expect(done?.split).toEqual({
      mode: 'items',
      inputs: {
        tip: 100,
        lines: [
          { title: 'Pizza', amount: 601, people: ['ann'] },
          { title: 'Pizza', amount: 300, people: ['cleo'] },
          { amount: 100, people: ['ann'] },
        ],
      },
    });
  });
});

it.each(['once', 'twice'] as const)('adds up money and percent, counted %s', (count) => {
  const percent = { ann: '33.3', ben: '33.4', cleo: '33.3' };
  expect(merged({ mode: 'percent', inputs: percent }, count)).toMatchObject({
    split: { mode: 'percent', inputs: { ann: '66.7', cleo: '33.3' } },
  });
  const exact = { ann: 1, ben: 500, cleo: 500 };
  expect(merged({ mode: 'exact', inputs: exact }, count)).toMatchObject({
    split: { mode: 'exact', inputs: { ann: 501, cleo: 500 } },
    shares: { ann: 501, cleo: 500 },
  });
});

it('adds up what people paid, and drops a payment to oneself', () => {
  const entry = dinner({ mode: 'equal', inputs: ['cleo'] });
  const paid = replacePeople({ ...entry, payers: { ann: 1, ben: 1000 } }, INTO_ANN);
  expect(paid).toMatchObject({ payers: { ann: 1001 }, split: entry.split });
  const payment = { ...entry, kind: 'payment' as const, payers: { ben: 1001 } };
  expect(replacePeople(payment, INTO_ANN)).toMatchObject({ payers: { ann: 1001 } });
  expect(replacePeople({ ...payment, shares: { ann: 1001 } }, INTO_ANN)).toBeUndefined();
});

it('gives someone else the part of one person as it is', () => {
  const entry = dinner({ mode: 'equal', inputs: ['ann', 'ben', 'cleo'] });
  const given = replacePeople(entry, { ben: 'dan' }, 'once');
  expect(given?.shares).toEqual({
    ann: entry.shares['ann'],
    dan: entry.shares['ben'],
    cleo: entry.shares['cleo'],
  });
});

describe('in every mode and kind', () => {
  const some = fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1 });
  const number = fc.integer({ min: 0, max: 5000 });

  /** Generates a value for each of some of the people. */
  const byPerson = <Value>(value: fc.Arbitrary<Value>) =>
    some.chain((people) =>
      fc.tuple(...people.map(() => value)).map((values): Record<string, Value> =>
        Object.fromEntries(
          people.flatMap((id, at) => {
            const one = values[at];
            return one === undefined ? [] : [[id, one] as const];
          }),
        ),
      ),
    );

  const sum = (amounts: object) => Object.values(amounts).reduce((all, one) => all + one, 0);

  const splits: fc.Arbitrary<{ readonly split: Split; readonly amount: number }> = fc.oneof(
    fc.record({
      split: some.map((inputs): Split => ({ mode: 'equal', inputs })),
      amount: number,
    }),
    fc.record({
      split: byPerson(number.map((one) => String(one / 100))).map((inputs): Split => ({
        mode: 'weights',
        inputs,
      })),
      amount: number,
    }),
    fc.record({
      split: byPerson(fc.integer({ min: 0, max: 3333 })).map((parts): Split => {
        const rest = 10_000 - sum({ ...parts, dan: 0 });
        const inputs = Object.entries({ ...parts, dan: rest }).map(
          ([id, part]) => [id, (part / 100).toFixed(2)] as const,
        );
        return { mode: 'percent', inputs: Object.fromEntries(inputs) };
      }),
      amount: number,
    }),
    byPerson(number).map((inputs) => ({
      split: { mode: 'exact' as const, inputs },
      amount: sum(inputs),
    })),
    fc.record({
      split: byPerson(fc.integer({ min: -500, max: 500 })).map((inputs): Split => ({
        mode: 'adjustment',
        inputs,
      })),
      amount: number,
    }),
    fc
      .record({
        lines: fc.array(fc.record({ amount: number, people: some }), {
          minLength: 1,
          maxLength: 4,
        }),
        tip: fc.integer({ min: 0, max: 99 }),
      })
      .map((inputs) => ({
        split: { mode: 'items' as const, inputs },
        amount: sum(inputs.lines.map(({ amount }) => amount)) + inputs.tip,
      })),
  );

  const entries = fc
    .record({
      split: splits,
      kind: fc.constantFrom('expense', 'income'),
      id: fc.uuid(),
      paying: some,
    })
    .map(({ split: { split, amount }, kind, id, paying }) => {
      const shares = divide({ expenseId: id, amount, split });
      const payers = divide({ expenseId: id, amount, split: { mode: 'equal', inputs: paying } });
      if (!shares.ok || !payers.ok || amount === 0) return undefined;
      return { id, kind, amount, split, shares: shares.value, payers: payers.value } as const;
    })
    .filter((entry) => entry !== undefined);

  it('sums to the amount, names nobody who is gone, and can be divided again as it says', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom('once', 'twice'), (entry, count) => {
        const done = replacePeople(entry, { ben: 'ann', cleo: 'ann' }, count);
        if (done === undefined) throw new Error('gone');
        expect(sum(done.shares)).toBe(entry.amount);
        expect(sum(done.payers)).toBe(entry.amount);
        expect(Math.min(...Object.values(done.shares))).toBeGreaterThanOrEqual(0);
        expect(JSON.stringify(done)).not.toMatch(/"(ben|cleo)"/);
        const again = divide({ expenseId: entry.id, amount: entry.amount, split: done.split });
        expect(again.ok).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('counted twice changes nothing for anybody else', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const { shares } = replacePeople(entry, INTO_ANN, 'twice') ?? {};
        expect(shares?.['dan']).toBe(entry.shares['dan']);
        expect(shares?.['cleo']).toBe(entry.shares['cleo']);
        const { ann = 0, ben = 0 }: Record<string, number | undefined> = entry.shares;
        expect(shares?.['ann'] ?? 0).toBe(ann + ben);
      }),
    );
  });
});

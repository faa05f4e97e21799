import { expect, it } from 'vitest';
import type { BalanceSheet, Plan } from './balance-sheets.ts';
import { joinPlans, mostPayments, openSheets } from './plan-rows.ts';
import { standingsOf } from './standings-of.ts';

const party = (name: string, members = [name]) => ({ id: name, name, members });
const [ann, ben, cleo] = [party('Ann'), party('Ben'), party('Cleo')];
const sheet = (currency: string, plan: Plan, minor = 1): BalanceSheet => ({
  currency,
  parties: [
    { ...ann, minor },
    { ...ben, minor: -minor },
  ],
  plan,
});
const isOwn = (id: string) => id === 'Cleo';

it('puts the reader’s own payments of every currency before all others', () => {
  const others = { from: ann, to: ben, minor: 900 };
  const plan = joinPlans(
    [
      sheet('GBP', { kind: 'fewest', payments: [others], isOptimal: true }),
      sheet('EUR', {
        kind: 'fewest',
        payments: [others, { from: cleo, to: ann, minor: 100 }],
        isOptimal: false,
      }),
    ],
    isOwn,
  );
  expect(plan.own).toEqual([
    { from: cleo, to: ann, minor: 100, currency: 'EUR', side: 'pays', isWorking: false },
  ]);
  expect(plan.others.map(({ currency }) => currency)).toEqual(['GBP', 'EUR']);
  expect(plan).toMatchObject({ isOptimal: false, isPairs: false, progress: 'done' });
});

it('counts a household’s payment as the reader’s own', () => {
  const home = party('household:Home', ['Cleo', 'Dan']);
  const payments = [{ from: ann, to: home, minor: 5 }];
  expect(joinPlans([sheet('EUR', { kind: 'pairs', payments })], isOwn)).toMatchObject({
    own: [{ side: 'gets' }],
    others: [],
    isPairs: true,
  });
});

it('tells whether something is still being read or computed', () => {
  expect(joinPlans([sheet('EUR', { kind: 'unknown' })], isOwn).progress).toBe('reading');
  const request = { balances: {} };
  const plan = { kind: 'working', request, payments: [] } as const;
  expect(joinPlans([sheet('EUR', plan)], isOwn).progress).toBe('computing');
});

it('leaves out currencies that are settled, unless all are', () => {
  const none: Plan = { kind: 'fewest', payments: [], isOptimal: true };
  const [even, open] = [sheet('GBP', none, 0), sheet('EUR', none)];
  expect(openSheets([even, open])).toEqual([open]);
  expect(openSheets([even])).toEqual([even]);
});

it('shows the reader first and, of many, those with the largest balances', () => {
  const parties = Array.from({ length: 40 }, (_, at) => ({
    ...party(`p${at}`),
    minor: 2000 - at * 100,
  }));
  const read = { isOwn: (id: string) => id === 'p20', isWhole: false };
  const { shown, hidden } = standingsOf(parties, read);
  expect(shown[0]?.id).toBe('p20');
  expect(shown.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['p0', 'p1', 'p2', 'p39', 'p38', 'p37']),
  );
  expect(hidden + shown.length).toBe(40);
  expect(standingsOf(parties, { ...read, isWhole: true }).shown).toHaveLength(40);
});

it('bounds the number of payments by who owes or is owed, per currency', () => {
  const unknown: Plan = { kind: 'unknown' };
  expect(mostPayments([sheet('EUR', unknown), sheet('GBP', unknown)])).toBe(2);
  expect(mostPayments([sheet('EUR', unknown), sheet('GBP', unknown, 0)])).toBe(1);
  expect(mostPayments([sheet('EUR', unknown, 0)])).toBe(1);
});

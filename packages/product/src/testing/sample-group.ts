import { split } from '@quits/ledger';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import type { Month } from '../month/schema.ts';

/** The group that stories open. */
export const GROUP_ID = 'rail';
/** The expense that stories open. */
export const EXPENSE_ID = 'train';

const PEOPLE = { a: 'Ana', b: 'Ben', c: 'Chiara', d: 'Dana' } as const;
const UIDS: Readonly<Record<string, string>> = { a: 'ana', b: 'ben', c: 'chiara' };
const EVERYONE = Object.keys(PEOPLE);

const SPENT = [
  ['museum', 'Tickets to the museum', 'entertainment', 7696, 'b', '2026-11-21'],
  ['supper', 'Supper at the harbour', 'dining', 11_250, 'a', '2026-11-21'],
  [EXPENSE_ID, 'Night train, Zürich to Zagreb', 'transport', 31_600, 'c', '2026-11-20'],
  ['groceries', 'Groceries', 'groceries', 4207, 'd', '2026-11-19'],
  ['flat', 'Deposit for the flat', 'lodging', 40_000, 'a', '2026-11-18'],
  ['ferry', 'Ferry to the island', 'transport', 9840, 'b', '2026-10-30'],
] as const;

function sharesOf(amount: number): Record<string, number> {
  const shares = split({ expenseId: 'story', amount, split: { mode: 'equal', inputs: EVERYONE } });
  if (!shares.ok) throw new Error(shares.error.code);
  return { ...shares.value };
}

function expense([, title, category, amount, payer, date]: (typeof SPENT)[number]): Expense {
  const at = new Date(`${date}T18:00:00Z`);
  const by = UIDS[payer] ?? 'ana';
  return {
    kind: 'expense',
    title,
    amount,
    currency: 'EUR',
    date,
    category,
    payers: { [payer]: amount },
    split: { mode: 'equal', inputs: EVERYONE },
    shares: sharesOf(amount),
    notes: '',
    receipts: [],
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    rev: 'r1',
  };
}

/** Returns all balances in minor units; negative if the person owes money. */
function balances(): Record<string, number> {
  const sums = new Map<string, number>(EVERYONE.map((person) => [person, 0]));
  const move = (person: string, by: number) => sums.set(person, (sums.get(person) ?? 0) + by);
  for (const [, , , amount, payer] of SPENT) {
    move(payer, amount);
    for (const [person, share] of Object.entries(sharesOf(amount))) move(person, -share);
  }
  return Object.fromEntries(sums);
}

/** Returns the group of a trip, with overridable fields. */
export function sampleGroup(but: Partial<Group> = {}): Group {
  return {
    name: 'Adriatic, by rail',
    emoji: '🚂',
    currency: 'EUR',
    people: Object.fromEntries(
      Object.entries(PEOPLE).map(([id, name]) => {
        const uid = UIDS[id];
        return [id, { name, defaultWeight: 1, ...(uid !== undefined && { uid }) }];
      }),
    ),
    categories: {},
    simplify: true,
    roles: { ana: 'owner', ben: 'editor', chiara: 'viewer' },
    memberUids: Object.values(UIDS),
    balances: { EUR: balances() },
    expenseCount: SPENT.length,
    createdAt: new Date('2026-10-28T08:00:00Z'),
    createdBy: 'ana',
    lastActivityAt: new Date('2026-11-21T18:00:00Z'),
    seats: {},
    revs: {},
    unreadable: [],
    ...but,
  };
}

/** The expenses of the group, newest first, by their path. */
export function sampleExpenses(): Record<string, object> {
  return Object.fromEntries(
    SPENT.map((row) => [`groups/${GROUP_ID}/expenses/${row[0]}`, expense(row)]),
  );
}

/** Returns monthly spending by path. */
export function sampleMonths(): Record<string, object> {
  const months = new Map<string, Pick<Month, 'totals'>>();
  for (const [, , category, amount, payer, date] of SPENT) {
    const id = date.slice(0, 7);
    const totals = months.get(id)?.totals['EUR'] ?? { byCategory: {}, byPerson: {}, byPayer: {} };
    const add = (sums: Record<string, number>, more: Record<string, number>) => {
      const all = { ...sums };
      for (const [key, by] of Object.entries(more)) all[key] = (all[key] ?? 0) + by;
      return all;
    };
    months.set(id, {
      totals: {
        EUR: {
          byCategory: add(totals.byCategory, { [category]: amount }),
          byPerson: add(totals.byPerson, sharesOf(amount)),
          byPayer: add(totals.byPayer, { [payer]: amount }),
        },
      },
    });
  }
  return Object.fromEntries(
    [...months].map(([id, data]) => [`groups/${GROUP_ID}/months/${id}`, data]),
  );
}

/** Returns activity entries by path, newest first. */
export function sampleActivity(): Record<string, object> {
  return Object.fromEntries(
    SPENT.map(([id, title, , amount, payer, date]) => [
      `groups/${GROUP_ID}/activity/${id}`,
      {
        at: new Date(`${date}T18:00:00Z`),
        by: UIDS[payer] ?? 'ana',
        what: 'created',
        target: { kind: 'expense', id },
        before: null,
        after: { title, amount, currency: 'EUR' },
      },
    ]),
  );
}

/** Returns the comments of the open expense by path. */
export function sampleComments(): Record<string, object> {
  return {
    [`groups/${GROUP_ID}/expenses/${EXPENSE_ID}/comments/1`]: {
      text: 'Four couchettes, seats were sold out.',
      by: 'chiara',
      at: new Date('2026-11-20T18:05:00Z'),
    },
  };
}

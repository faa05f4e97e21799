import { randomBytes } from 'node:crypto';
import type { Message } from '@quits/service-base';

/** Database of the load. */
export const DATABASE = 'projects/quits/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;

/** Month of the load's expenses. */
const MONTH = '2026-11';
/** Expenses of a group at first: more than a page. */
const EXPENSES = 45;
const MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', MONTH];
const CATEGORIES = ['groceries', 'dining', 'transport', 'travel', 'lodging', 'household', 'other'];
/** People of one expense. */
const SHARING = 4;

type Json = { readonly [key: string]: unknown };

/** Returns the documents of a group whose members have the given accounts, as writes of an administrator. */
export function groupWrites(id: string, uids: readonly string[]): readonly Message[] {
  const people = uids.map((_, n) => `p${n}`);
  const zeros = Object.fromEntries(people.map((person) => [person, 0]));
  const totals = (kinds: Json) => ({ totals: { EUR: kinds }, of: 'e0' });
  const set = (path: string, data: Json): Message => {
    return { update: { name: `${DOCUMENTS}/groups/${id}${path}`, fields: fieldsOf(data) } };
  };
  const group = {
    name: 'Climbing club',
    emoji: '🧗',
    currency: 'EUR',
    people: Object.fromEntries(
      people.map((person, n) => [person, { name: `Person number ${n}`, defaultWeight: 1 }]),
    ),
    seats: Object.fromEntries(people.map((person, n) => [person, uids[n]])),
    categories: {},
    simplify: true,
    revs: {},
    roles: Object.fromEntries(uids.map((uid, n) => [uid, n === 0 ? 'owner' : 'editor'])),
    memberUids: uids,
    balances: { EUR: zeros },
    expenseCount: EXPENSES,
    last: { rev: 'r0', of: 'e0', at: new Date(0) },
    createdAt: new Date(0),
    createdBy: uids[0],
    lastActivityAt: new Date(0),
  };
  const expense = (n: number) => ({
    ...expenseData('p0', people.slice(0, SHARING), uids[0] ?? ''),
    createdAt: new Date(n),
    updatedAt: new Date(n),
    rev: `r${n}`,
  });
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, 0]));
  return [
    set('', group),
    ...Array.from({ length: EXPENSES }, (_, n) => set(`/expenses/e${n}`, expense(n))),
    ...MONTHS.flatMap((month) => [
      set(`/months/${month}-EUR`, totals({ byCategory: categories, byPerson: zeros })),
      set(`/months/${month}-EUR-paid`, totals({ byPayer: zeros })),
    ]),
  ];
}

/** Returns the four targets of the app with a group open: own groups, the group, its expenses and its months. */
export function targetsOf(group: string, uid: string): readonly Message[] {
  const field = (fieldPath: string) => ({ fieldPath });
  const parent = `${DOCUMENTS}/groups/${group}`;
  const query = (place: string, structuredQuery: Json) => ({
    query: { parent: place, structuredQuery },
  });
  const down = (fieldPath: string) => ({ field: field(fieldPath), direction: 'DESCENDING' });
  const filter = (fieldPath: string, op: string, value: unknown) => {
    return { fieldFilter: { field: field(fieldPath), op, value } };
  };
  const targets = [
    query(DOCUMENTS, {
      from: [{ collectionId: 'groups' }],
      where: filter('memberUids', 'ARRAY_CONTAINS', { stringValue: uid }),
      orderBy: [down('lastActivityAt'), down('__name__')],
    }),
    { documents: { documents: [parent] } },
    query(parent, {
      from: [{ collectionId: 'expenses' }],
      orderBy: [down('date'), down('createdAt'), down('__name__')],
      limit: 40,
    }),
    query(parent, {
      from: [{ collectionId: 'months' }],
      where: filter('__name__', 'GREATER_THAN_OR_EQUAL', {
        referenceValue: `${parent}/months/${MONTHS[0]}`,
      }),
      orderBy: [{ field: field('__name__'), direction: 'ASCENDING' }],
    }),
  ];
  return targets.map((target, n) => ({
    database: DATABASE,
    addTarget: { ...target, targetId: 2 * n + 2 },
  }));
}

/** Returns the app's commit that adds an expense: with the balances, the month's totals and the activity. */
export function addExpenseWrites(group: string, uid: string, size: number): readonly Message[] {
  const place = `${DOCUMENTS}/groups/${group}`;
  const id = randomBytes(15).toString('hex');
  const rev = randomBytes(15).toString('hex');
  const first = Math.floor(Math.random() * size);
  const people = Array.from({ length: SHARING }, (_, n) => `p${(first + n) % size}`);
  const payer = `p${first}`;
  const expense = expenseData(payer, people, uid);
  const { amount, shares, category, title, currency, counted } = expense;
  const increments = (prefix: string, sums: Readonly<Record<string, number>>) =>
    Object.entries(sums).map(([key, by]) => {
      return { fieldPath: `${prefix}.${key}`, increment: { integerValue: String(by) } };
    });
  const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
  const owed = Object.entries(shares).map(([person, share]) => [person, -share] as const);
  const balances = { ...Object.fromEntries(owed), [payer]: amount - (shares[payer] ?? 0) };
  const missing = { exists: false };
  const month = (suffix: string, transforms: readonly Json[]) => ({
    update: {
      name: `${place}/months/${MONTH}-EUR${suffix}`,
      fields: { of: { stringValue: id } },
    },
    updateMask: { fieldPaths: ['of'] },
    updateTransforms: transforms,
  });
  return [
    {
      update: {
        name: `${place}/expenses/${id}`,
        fields: fieldsOf({ ...expense, createdBy: uid, rev }),
      },
      currentDocument: missing,
      updateTransforms: [now('createdAt'), now('updatedAt')],
    },
    {
      update: { name: place, fields: fieldsOf({ last: { rev, of: id } }) },
      updateMask: { fieldPaths: ['last'] },
      currentDocument: { exists: true },
      updateTransforms: [
        ...increments('balances.EUR', balances),
        { fieldPath: 'expenseCount', increment: { integerValue: '1' } },
        now('last.at'),
        now('lastActivityAt'),
      ],
    },
    month('', [
      ...increments('totals.EUR.byCategory', { [category]: amount }),
      ...increments('totals.EUR.byPerson', counted.owed),
    ]),
    month('-paid', increments('totals.EUR.byPayer', counted.paid)),
    {
      update: {
        name: `${place}/activity/${rev}`,
        fields: fieldsOf({
          by: uid,
          what: 'created',
          target: { kind: 'expense', id },
          before: null,
          after: { title, amount, currency },
        }),
      },
      currentDocument: missing,
      updateTransforms: [now('at')],
    },
  ];
}

function expenseData(payer: string, people: readonly string[], uid: string) {
  const amount = 250 * SHARING;
  const payers: Readonly<Record<string, number>> = { [payer]: amount };
  const shares: Readonly<Record<string, number>> = Object.fromEntries(
    people.map((person) => [person, 250]),
  );
  return {
    kind: 'expense',
    title: 'Groceries and a bottle of wine',
    amount,
    currency: 'EUR',
    date: `${MONTH}-21`,
    category: 'groceries',
    payers,
    split: { mode: 'equal', inputs: people },
    shares,
    notes: '',
    receipts: [],
    counted: { currency: 'EUR', amount, paid: payers, owed: shares },
    commentCount: 0,
    createdBy: uid,
    updatedBy: uid,
  };
}

function fieldsOf(data: Json): Message {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, valueOf(value)]));
}

function valueOf(value: unknown): Message {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Json) } };
}

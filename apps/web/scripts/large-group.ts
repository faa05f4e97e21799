import { Balances, CATEGORIES, monthOf, split, Statistics } from '@quits/ledger';
import { countedOf, toLedgerEntry } from '@quits/product/expense/to-ledger-entry.ts';
import { entryOfKind, type GeneratedEntry } from './kinds-of-rows.ts';

/** Size and owner of a group. */
export interface LargeGroupOptions {
  readonly groupId: string;
  readonly uid: string;
  readonly people: number;
  readonly expenses: number;
  /**
   * `every` generates rows of every kind: payments, income, other currencies, receipts, long titles, deleted ones, the
   * owner's shares. @default 'plain'
   */
  readonly rows?: 'plain' | 'every';
}

const DAYS = 5 * 365;
const LAST_DAY = Date.UTC(2026, 10, 20);
const WORDS = ['Groceries', 'Dinner', 'Train', 'Rent', 'Coffee', 'Museum', 'Fuel', 'Tickets'];
const WORTH = 20_000;

/**
 * Generates the documents of a group with years of history, by path, in the embedded backend's seed
 * format. Deterministic for the same options.
 */
export function largeGroup(options: LargeGroupOptions): Record<string, unknown> {
  const { groupId, uid, people: count, expenses, rows = 'plain' } = options;
  const people = Array.from({ length: count }, (_, index) => `p${index}`);
  const random = numbers(7);
  const pick = (most: number) => Math.floor(random() * most);
  const balances = new Balances();
  const statistics = new Statistics();
  const months = new Set<string>();
  const currencies = new Set<string>(['EUR']);
  const documents: Record<string, unknown> = {};
  let deleted = 0;

  for (let index = 0; index < expenses; index += 1) {
    const id = `e${index}`;
    const date = day(Math.floor((index / expenses) * DAYS));
    const amount = 100 + pick(WORTH);
    const payer = people[pick(count)] ?? 'p0';
    const first = pick(count);
    const inputs = Array.from(
      new Set(Array.from({ length: 2 + pick(6) }, (_, at) => people[(first + at) % count] ?? 'p0')),
    );
    const how = { mode: 'equal', inputs } as const;
    const shares = split({ expenseId: id, amount, split: how });
    if (!shares.ok) throw new Error(`The expense ${id} cannot be split.`);
    const category = CATEGORIES[pick(CATEGORIES.length)]?.id ?? 'other';
    const plain: GeneratedEntry = {
      kind: 'expense',
      title: `${WORDS[pick(WORDS.length)] ?? 'Other'} ${index}`,
      currency: 'EUR',
      amount,
      payers: { [payer]: amount },
      shares: shares.value,
      split: how,
      date,
      category,
      notes: '',
      receipts: [],
    };
    const { isDeleted = false, ...entry } = rows === 'every' ? entryOfKind(index, plain) : plain;
    const counted = countedOf(id, entry);
    if (isDeleted) deleted += 1;
    else {
      const inLedger = toLedgerEntry(id, { ...entry, counted });
      balances.apply(inLedger);
      statistics.apply(inLedger);
      months.add(monthOf(date));
      currencies.add(counted.currency);
    }
    const at = { timestampValue: `${date}T12:00:00.${String(index % 1000).padStart(3, '0')}Z` };
    documents[`groups/${groupId}/expenses/${id}`] = {
      ...entry,
      createdAt: at,
      createdBy: uid,
      updatedAt: at,
      updatedBy: uid,
      ...(isDeleted && { deletedAt: at }),
      counted,
      rev: `r${index}`,
    };
  }
  for (const month of months) {
    for (const currency of currencies) {
      const { spent: _, ...totals } = statistics.totals(currency, { from: month, to: month });
      const { byPayer, ...kept } = totals;
      const id = `groups/${groupId}/months/${month}-${currency}`;
      documents[id] = { totals: { [currency]: kept }, of: '*' };
      documents[`${id}-paid`] = { totals: { [currency]: { byPayer } }, of: '*' };
    }
  }
  const now = { timestampValue: new Date(LAST_DAY).toISOString() };
  documents[`groups/${groupId}`] = {
    name: 'A very large group',
    emoji: '🏘️',
    currency: 'EUR',
    people: Object.fromEntries(
      people.map((id, index) => [
        id,
        {
          name: index === 0 ? 'Ana' : `Person ${index}`,
          defaultWeight: 1,
        },
      ]),
    ),
    seats: { p0: uid },
    categories: {},
    simplify: true,
    roles: { [uid]: 'owner' },
    memberUids: [uid],
    balances: Object.fromEntries(
      [...currencies].map((currency) => [
        currency,
        Object.fromEntries(people.map((id) => [id, balances.get(currency, id)])),
      ]),
    ),
    expenseCount: expenses - deleted,
    last: { rev: `r${expenses - 1}`, of: `e${expenses - 1}` },
    createdAt: now,
    createdBy: uid,
    lastActivityAt: now,
  };
  return documents;
}

function day(index: number): string {
  return new Date(LAST_DAY - (DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10);
}

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

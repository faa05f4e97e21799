import {
  Balances,
  CATEGORIES,
  type LedgerEntry,
  monthOf,
  split,
  Statistics,
  type StatisticsEntry,
} from '@quits/ledger';

/** Size and owner of a group. */
export interface LargeGroupOptions {
  readonly groupId: string;
  readonly uid: string;
  readonly people: number;
  readonly expenses: number;
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
  const { groupId, uid, people: count, expenses } = options;
  const people = Array.from({ length: count }, (_, index) => `p${index}`);
  const random = numbers(7);
  const pick = (most: number) => Math.floor(random() * most);
  const balances = new Balances();
  const statistics = new Statistics();
  const months = new Set<string>();
  const documents: Record<string, unknown> = {};

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
    const entry: LedgerEntry & StatisticsEntry = {
      id,
      kind: 'expense',
      currency: 'EUR',
      amount,
      payers: { [payer]: amount },
      shares: shares.value,
      date,
      category,
    };
    balances.apply(entry);
    statistics.apply(entry);
    months.add(monthOf(date));
    const at = { timestampValue: `${date}T12:00:00.${String(index % 1000).padStart(3, '0')}Z` };
    const { id: _, ...fields } = entry;
    documents[`groups/${groupId}/expenses/${id}`] = {
      ...fields,
      title: `${WORDS[pick(WORDS.length)] ?? 'Other'} ${index}`,
      split: how,
      notes: '',
      receipts: [],
      createdAt: at,
      createdBy: uid,
      updatedAt: at,
      updatedBy: uid,
      counted: { currency: 'EUR', amount, paid: { [payer]: amount }, owed: shares.value },
      rev: `r${index}`,
    };
  }
  for (const month of months) {
    const { spent: _, ...totals } = statistics.totals('EUR', { from: month, to: month });
    const { byPayer, ...kept } = totals;
    const id = `groups/${groupId}/months/${month}-EUR`;
    documents[id] = { totals: { EUR: kept }, of: '*' };
    documents[`${id}-paid`] = { totals: { EUR: { byPayer } }, of: '*' };
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
    balances: { EUR: Object.fromEntries(people.map((id) => [id, balances.get('EUR', id)])) },
    expenseCount: expenses,
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

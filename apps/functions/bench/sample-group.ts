/** Returns a group in which each account owes Ana one cent. */
export function sampleGroup(uids: readonly string[]) {
  const all = ['ana', ...uids];
  const of = <Value>(value: (uid: string) => Value) =>
    Object.fromEntries(all.map((uid) => [uid, value(uid)]));
  return {
    name: 'Lisbon',
    emoji: '🚋',
    currency: 'EUR',
    people: of((name) => ({ name, defaultWeight: 1 })),
    seats: of((uid) => uid),
    categories: {},
    simplify: true,
    roles: of((uid) => (uid === 'ana' ? 'owner' : 'editor')),
    memberUids: all,
    balances: { EUR: of((uid) => (uid === 'ana' ? uids.length : -1)) },
    expenseCount: 1,
    createdAt: new Date(),
    createdBy: 'ana',
    lastActivityAt: new Date(),
  };
}

/** Returns an entry of a group's activity: Ana adds an expense. */
export function sampleActivity() {
  const title = 'Tram';
  const amounts = { amount: 1250, currency: 'EUR', payers: { ana: 1250 }, shares: { ben: 1250 } };
  return {
    at: new Date(),
    by: 'ana',
    what: 'created',
    target: { kind: 'expense', id: 'e' },
    before: null,
    after: { kind: 'expense', title, ...amounts },
  };
}

/** Choices of an account that is told everything. */
export const TOLD = { groups: {}, detail: true, quiet: null, zone: 'UTC' };

import type { Doc } from '@quits/firestore';
import { partiesOf } from '../balances/parties.ts';
import type { Group } from '../group/schema.ts';
import type { PaymentReaders } from './schema.ts';

/**
 * Maximum number of readers; the rules have the same limit. Beyond it, those of the groups without
 * a recent change are left out.
 */
export const MOST_READERS = 500;

/**
 * Returns the accounts that owe an account something, with the groups: members whose person or
 * household has a negative balance in a currency in which the account's own is positive.
 */
export function wantedReaders(groups: readonly Doc<Group>[], uid: string): PaymentReaders {
  const readers = new Map<string, string[]>();
  for (const { id, data } of groups) {
    for (const debtor of debtorsIn(data, uid)) {
      const known = readers.get(debtor);
      if (known !== undefined) known.push(id);
      else if (readers.size < MOST_READERS) readers.set(debtor, [id]);
    }
  }
  return Object.fromEntries([...readers].map(([reader, ids]) => [reader, ids.toSorted()] as const));
}

/** Returns whether two lists of readers are equal. */
export function areSameReaders(one: PaymentReaders, other: PaymentReaders): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => one[key]?.toSorted().join(' ') === other[key]?.toSorted().join(' '))
  );
}

function debtorsIn(group: Group, uid: string): ReadonlySet<string> {
  const { households } = partiesOf(group);
  const members = new Set(group.memberUids);
  const debtors = new Set<string>();
  for (const byPerson of Object.values(group.balances)) {
    const sums = new Map<string, number>();
    for (const [person, minor] of Object.entries(byPerson)) {
      const party = households[person] ?? person;
      sums.set(party, (sums.get(party) ?? 0) + minor);
    }
    const sumOf = (person: string) => sums.get(households[person] ?? person) ?? 0;
    const people = Object.entries(group.people);
    const isOwed = people.some(([id, person]) => person.uid === uid && sumOf(id) > 0);
    if (!isOwed) continue;
    for (const [id, person] of people) {
      const account = person.uid;
      if (account !== undefined && account !== uid && members.has(account) && sumOf(id) < 0) {
        debtors.add(account);
      }
    }
  }
  return debtors;
}

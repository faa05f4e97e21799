import { type Database, newId, serverTimestamp, type WriteHandle } from '@quits/firestore';
import { groups } from '../collections.ts';

/** What a person says about a new group. */
export interface NewGroup {
  readonly name: string;
  readonly emoji: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The creator's own name in the group. */
  readonly ownName: string;
  /** Names of the others; they need no account. */
  readonly others: readonly string[];
}

/** Makes a group whose only member is its owner; it is there at once, connection or not. */
export function createGroup(
  database: Database,
  uid: string,
  input: NewGroup,
): { readonly groupId: string; readonly write: WriteHandle } {
  const groupId = newId();
  const people = Object.fromEntries([
    [newId(), { name: input.ownName.trim(), uid, defaultWeight: 1 }],
    ...input.others.map((name) => [newId(), { name: name.trim(), defaultWeight: 1 }]),
  ]);
  const write = database.write('create-group', (batch) => {
    batch.create(groups, {}, groupId, {
      name: input.name.trim(),
      emoji: input.emoji,
      currency: input.currency,
      people,
      categories: {},
      simplify: true,
      roles: { [uid]: 'owner' },
      memberUids: [uid],
      balances: {},
      expenseCount: 0,
      createdAt: serverTimestamp(),
      createdBy: uid,
      lastActivityAt: serverTimestamp(),
      version: 1,
    });
  });
  return { groupId, write };
}

import {
  generateId,
  serverTimestamp,
  type WithFieldValue,
  type WriteHandle,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { groups } from './collections.ts';
import type { Group, Person, StoredGroup } from './schema.ts';
import type { UsualSplit } from './usual-split.ts';

/** Input for a new group. */
export interface NewGroup {
  readonly name: string;
  readonly emoji: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The creator's name in the group. */
  readonly ownName: string;
  /** Names of the others; they need no account. */
  readonly others: readonly string[];
}

/** Creates a group whose only member is its owner; available immediately, also offline. */
export function createGroup(
  database: Database,
  uid: string,
  input: NewGroup,
): { readonly groupId: string; readonly write: WriteHandle } {
  const groupId = generateId();
  const people = Object.fromEntries([
    [generateId(), { name: input.ownName.trim(), uid, defaultWeight: 1 }] as const,
    ...input.others.map((name) => [generateId(), { name: name.trim(), defaultWeight: 1 }]),
  ]);
  const { name, emoji, currency } = input;
  const write = database.write('create-group', (batch) => {
    batch.create(
      groups,
      {},
      groupId,
      newGroupDocument(uid, { name: name.trim(), emoji, currency, people }),
    );
  });
  return { groupId, write };
}

/** Initial documents of a new group. */
export interface GroupBeginning {
  readonly name: string;
  readonly emoji: string;
  readonly currency: string;
  readonly people: Readonly<Record<string, Person>>;
  /** @default none */
  readonly categories?: Group['categories'];
  /** Defaults of new expenses. @default none */
  readonly usualSplit?: UsualSplit;
  readonly usualCategory?: string;
  readonly usualPayer?: string;
}

/** Accounts of people are stored separately, in `seats`. */
function withoutAccount([id, person]: readonly [string, Person]) {
  const { uid: _, ...stored } = person;
  return [id, stored] as const;
}

/** Returns the document of a new group, owned by an account, with zero sums. */
export function newGroupDocument(
  uid: string,
  { people, ...beginning }: GroupBeginning,
): WithFieldValue<StoredGroup> {
  const seats = Object.entries(people).flatMap(([id, person]) =>
    person.uid === undefined ? [] : [[id, person.uid] as const],
  );
  return {
    categories: {},
    ...beginning,
    people: Object.fromEntries(Object.entries(people).map(withoutAccount)),
    seats: Object.fromEntries(seats),
    simplify: true,
    roles: { [uid]: 'owner' },
    memberUids: [uid],
    balances: {},
    expenseCount: 0,
    createdAt: serverTimestamp(),
    createdBy: uid,
    lastActivityAt: serverTimestamp(),
  };
}

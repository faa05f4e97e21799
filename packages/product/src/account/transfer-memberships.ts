import { type AppError, toAppError, type Result } from '@quits/errors';
import {
  arrayRemove,
  deleteField,
  type Doc,
  generateId,
  getOnce,
  serverTimestamp,
  runTransaction,
  type WriteBatch,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitNow } from '../io/commit-now.ts';
import { noteGroupChange, putGroupChange } from '../group/change-group.ts';
import { isLastOwner } from '../person/leave-group.ts';
import { activity } from '../activity/collections.ts';
import { groups } from '../group/collections.ts';
import { handovers, users } from './collections.ts';
import { moveNotifications } from './move-notifications.ts';
import { ownPersonId } from '../person/people.ts';
import type { Group } from '../group/schema.ts';

/** Guest and account of a transfer, each with its own connection. */
export interface TransferParties {
  readonly guest: {
    readonly database: Database;
    readonly uid: string;
    /** Deletes every stored file below a path that is the guest's own. */
    readonly deleteFiles: (folder: string) => Promise<Result<number, AppError>>;
  };
  readonly account: { readonly database: Database; readonly uid: string };
}

/**
 * Maximum number of attempts: the account may have accepted a membership already, or the guest left
 * it, so two refusals are expected.
 */
const ATTEMPTS = 3;

/**
 * Transfers all of a guest's memberships to an account: in each group the guest offers its
 * membership and the account accepts it. Safe to repeat after an interruption: it continues with
 * the groups that the guest is still a member of.
 * @throws {AppError} the failure
 */
export async function transferMemberships(sides: TransferParties): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transferRemaining(sides);
    } catch (cause) {
      // A step that is already done is refused: another page did it, or this one did and the answer
      // was lost.
      const done = toAppError(cause).code === 'firestore/permission-denied';
      if (!done || attempt === ATTEMPTS) throw cause;
    }
  }
}

async function transferRemaining(sides: TransferParties): Promise<void> {
  const { guest } = sides;
  const own = done(
    await getOnce(
      guest.database,
      groups,
      {},
      (query) => query.where('memberUids', 'array-contains', guest.uid),
      { source: 'server' },
    ),
  );
  for (const group of own.data) {
    if (group.data.photos?.[guest.uid] !== undefined) {
      done(await guest.deleteFiles(`groups/${group.id}/photos/${guest.uid}`));
    }
    await (group.data.memberUids.includes(sides.account.uid) ? leave : transferMembership)(
      sides,
      group,
    );
  }
  done(await moveNotifications(guest, sides.account));
  // Delete the guest's profile and photo; the account has its own.
  done(await guest.deleteFiles(`users/${guest.uid}/photo`));
  await commit(guest.database, (batch) => batch.delete(users, {}, guest.uid));
}

/**
 * The guest offers its membership, then the account accepts it and removes the guest. Two commits,
 * because the rules allow each account to write only on its own behalf.
 */
async function transferMembership(
  { guest, account }: TransferParties,
  { id: groupId, data }: Doc<Group>,
): Promise<void> {
  const personId = ownPersonId(data, guest.uid) ?? '';
  const memberUids = data.memberUids.filter((uid) => uid !== guest.uid).concat(account.uid);
  await commit(guest.database, (batch) =>
    batch.set(handovers, { groupId }, account.uid, {
      from: guest.uid,
      personId,
      at: serverTimestamp(),
    }),
  );
  await commit(account.database, (batch) => {
    batch.update(groups, {}, groupId, {
      memberUids,
      [`roles.${account.uid}`]: data.roles[guest.uid] ?? 'viewer',
      [`roles.${guest.uid}`]: deleteField(),
      [`photos.${guest.uid}`]: deleteField(),
      ...(personId === '' ? {} : { [`seats.${personId}`]: account.uid }),
      lastActivityAt: serverTimestamp(),
    });
    batch.delete(handovers, { groupId }, account.uid);
    batch.create(activity, { groupId }, generateId(), {
      at: serverTimestamp(),
      by: account.uid,
      what: 'joined',
      target: personId === '' ? { kind: 'group', id: groupId } : { kind: 'person', id: personId },
      before: null,
      after: null,
    });
  });
}

/**
 * Removes the guest from a group that the account is a member of already; ownership passes to the
 * account.
 */
async function leave(
  { guest, account }: TransferParties,
  { id: groupId }: Doc<Group>,
): Promise<void> {
  const left = await runTransaction(guest.database, async ({ get }) => {
    const group = await get(groups, {}, groupId);
    if (group === undefined) return { value: undefined, write: () => undefined };
    const personId = ownPersonId(group, guest.uid);
    return {
      value: undefined,
      write(batch) {
        const rev = generateId();
        const fields = {
          memberUids: arrayRemove(guest.uid),
          [`roles.${guest.uid}`]: deleteField(),
          [`photos.${guest.uid}`]: deleteField(),
          ...(isLastOwner(group, guest.uid) ? { [`roles.${account.uid}`]: 'owner' } : {}),
          ...(personId === undefined ? {} : { [`seats.${personId}`]: '' }),
        };
        putGroupChange(batch, { id: groupId, data: group }, { fields, rev });
        noteGroupChange(batch, { groupId, uid: guest.uid, rev, note: { change: 'left' } });
      },
    };
  });
  done(left);
}

async function commit(database: Database, write: (batch: WriteBatch) => void): Promise<void> {
  done(await commitNow(database, write));
}

function done<Value>(result: Result<Value, AppError>): Value {
  if (!result.ok) throw result.error;
  return result.value;
}

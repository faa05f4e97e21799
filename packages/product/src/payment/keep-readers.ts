import type { AppError, Result } from '@quits/errors';
import type { ReadonlyStore } from '@quits/firebase-core';
import { type Doc, observeConnection, runTransaction } from '@quits/firestore';
import type { Database } from '../database.ts';
import { groups } from '../group/collections.ts';
import type { Group } from '../group/schema.ts';
import { groupsOf } from '../queries.ts';
import { DETAILS, paymentDetails, paymentReaders, READERS } from './collections.ts';
import { watchDetails } from './change-details.ts';
import { readDetails } from './read-details.ts';
import type { PaymentReaders } from './schema.ts';
import { areSameReaders, wantedReaders } from './wanted-readers.ts';

/** Dependencies of {@link keepReaders}. */
export interface KeepReadersOptions {
  /** The signed-in account. */
  readonly uid: ReadonlyStore<string | undefined>;
  readonly database: Database;
  /** Returns whether the account is being deleted. */
  readonly isLeaving: () => boolean;
}

/**
 * Keeps the list of accounts that may read the payment details to those that owe the account
 * something, as the balances of its groups change. Only the account itself may change the list, so
 * this runs on its devices. Returns a function that stops it.
 */
export function keepReaders({
  uid: signedIn,
  database,
  isLeaving,
}: KeepReadersOptions): () => void {
  const connection = observeConnection(database);
  let watched: { readonly uid: string; readonly end: () => void } | undefined;
  let latest: readonly Doc<Group>[] = [];
  /** The list that this page stored last. */
  let stored: { readonly uid: string; readonly readers: PaymentReaders } | undefined;
  let isRunning = false;
  let isDue = false;
  let ended = false;

  function account(): string | undefined {
    return isLeaving() || ended ? undefined : signedIn.getState();
  }

  function watch(uid: string): () => void {
    const own = database.liveQuery(groups, {}, groupsOf(uid));
    let hasDetails: boolean | undefined;
    const look = () => {
      const list = own.getState();
      // Without details there is nothing to read.
      if (hasDetails !== true || list.status !== 'ready' || list.fromCache) return;
      latest = list.data;
      isDue = true;
      if (!isRunning) void run(uid);
    };
    const ask = async () => {
      if (hasDetails !== undefined || connection.getState().status === 'offline') return;
      const read = await readDetails(database, uid);
      if (read.ok) hasDetails ??= read.value !== undefined;
      look();
    };
    const ends = [
      own.subscribe(look),
      connection.subscribe(() => void ask()),
      watchDetails((changed) => {
        if (changed !== uid) return;
        // The transaction finds out whether there are any left.
        hasDetails = true;
        look();
      }),
    ];
    void ask();
    return () => {
      for (const end of ends) end();
    };
  }

  async function run(uid: string): Promise<void> {
    isRunning = true;
    while (isDue && account() === uid) {
      isDue = false;
      const wanted = wantedReaders(latest, uid);
      if (stored?.uid === uid && areSameReaders(stored.readers, wanted)) continue;
      const done = await putReaders(database, uid, wanted);
      // A failed change is repeated after the next change of a group.
      stored = done.ok && done.value ? { uid, readers: wanted } : undefined;
    }
    isRunning = false;
  }

  function follow(): void {
    const uid = account();
    if (uid === watched?.uid) return;
    watched?.end();
    watched = uid === undefined ? undefined : { uid, end: watch(uid) };
  }

  const stop = signedIn.subscribe(follow);
  follow();
  return () => {
    ended = true;
    stop();
    watched?.end();
  };
}

/**
 * Stores the accounts that may read the payment details, unless they are stored already; returns
 * whether there are details.
 */
export function putReaders(
  database: Database,
  uid: string,
  readers: PaymentReaders,
): Promise<Result<boolean, AppError>> {
  return runTransaction(database, async ({ get }) => {
    const hasDetails = (await get(paymentDetails, { uid }, DETAILS)) !== undefined;
    const stored = await get(paymentReaders, { uid }, READERS);
    return {
      value: hasDetails,
      write(batch) {
        if (!hasDetails) return;
        if (stored === undefined) batch.create(paymentReaders, { uid }, READERS, { readers });
        else if (!areSameReaders(stored.readers, readers)) {
          batch.update(paymentReaders, { uid }, READERS, { readers });
        }
      },
    };
  });
}

import { AppError } from '@quits/errors';
import { retrying } from '../errors/back-off.ts';
import { firestoreErrors } from '../errors/firestore-errors.ts';
import { providerError } from '../errors/provider-error.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { currentEntry } from '../journal/old-entry.ts';
import { withTimeout } from '../journal/with-timeout.ts';
import { pendingWritesFlushed, readBelow, readFromServer } from '../sdk/server.ts';
import { type Chains, createChains } from './chains.ts';
import { type Evidence, findEvidence, leavesEvidence, proofOf } from './evidence.ts';
import { findRefusedChains, givenUpWith, isAnswered } from './refused-chains.ts';
import { createLinks, followersOf } from './links.ts';
import type { WriteOperation } from '../journal/operation.ts';
import { summarize } from './summarize.ts';
import type { WriteContext } from './write-context.ts';

/** Maximum time between two reads of the server, in milliseconds. */
const LONGEST_PAUSE = 5_000;

/** Evidence about a write that never left the device. */
const NOT_APPLIED: Evidence = { applied: false, conflicts: [] };

/** Adopted writes whose results are being determined. */
interface Adoption {
  /** Resolves when those that can be sent without asking the server are sent. */
  readonly sent: Promise<void>;
  /** Resolves when the results of all are known, or another account has signed in. */
  readonly decided: Promise<void>;
}

/** Determines the result of writes that were refused, or whose answers this page can't receive. */
export interface Recovery extends Chains {
  /**
   * Settles a refused write; the refusal may be the echo of an applied write whose answer was lost.
   */
  readonly refuse: (id: string, error: AppError) => Promise<void>;
  /** Takes over changes in the journal: other pages' writes, and the writes of closed pages. */
  readonly follow: () => Promise<void>;
  /** Settles this page's writes after their Firestore instance was replaced; resends lost ones. */
  readonly resume: () => void;
}

/**
 * Creates a recovery. Writes of open pages are shown as journaled. Writes of closed pages are
 * adopted by exactly one page, and settled.
 */
export function createRecovery(context: WriteContext): Recovery {
  const { journal, book, session, uid, connect, signal } = context;
  const { entries, publish } = book;
  const chains = createChains(context);
  const watched = new Set([session]);
  const orphans = new Map<string, JournalEntry>();
  /** Ids of refused writes that the journal couldn't store; only this page knows them. */
  const unpersisted = new Set<string>();
  /** Running examinations of refused writes, by id. */
  const examined = new Map<string, Promise<void>>();
  const disposed = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  /** Number of closed pages whose writes are being adopted. */
  let adopting = 0;
  /** Adopted writes that later ones may depend on, and that the server is being asked about. */
  const undecided = new Set<JournalEntry>();
  /** The writes adopted last. */
  let last: Adoption = { sent: Promise.resolve(), decided: Promise.resolve() };
  const load = async () =>
    (await journal.load()).filter(({ applied }) => applied !== true).map(currentEntry);

  /**
   * Returns whether another page may decide about an entry: any refused write that is stored, but
   * no pending write of this page.
   */
  const isShared = (entry: JournalEntry) =>
    entry.session !== session || (entry.refusal !== undefined && !unpersisted.has(entry.id));

  async function follow(): Promise<void> {
    const journalled = await load().catch(() => undefined);
    if (journalled === undefined || signal.aborted) return;
    for (const entry of entries.values()) if (isShared(entry)) entries.delete(entry.id);
    for (const entry of journalled) if (isShared(entry)) entries.set(entry.id, entry);
    publish();
    void chains.clear();
    for (const entry of journalled) if (entry.refusal === undefined) void watch(entry.session);
  }

  async function watch(other: string): Promise<void> {
    if (watched.has(other)) return;
    watched.add(other);
    const { locks } = navigator;
    // A page's lock is released when it closes, and granted to one other page at a time.
    // A database that is disposed of must not keep it.
    await (locks === undefined
      ? adopt(other)
      : locks.request(other, () => Promise.race([adopt(other), disposed])));
  }

  async function adopt(other: string): Promise<void> {
    if (signal.aborted) return;
    adopting += 1;
    try {
      const pending = (await load()).filter(({ refusal }) => refusal === undefined);
      // The page that held the lock may have taken writes over and been killed before it said so.
      for (const entry of pending) void watch(entry.session);
      const left = pending.filter((entry) => entry.session === other);
      const adopted = left.map((entry) => ({ ...entry, session }));
      await Promise.all(adopted.map(journal.put));
      for (const entry of adopted) {
        entries.set(entry.id, entry);
        orphans.set(entry.id, entry);
      }
    } finally {
      adopting -= 1;
    }
    publish();
    // Writes of several closed pages may depend on each other: settle them together.
    if (adopting === 0) await settleOrphans();
  }

  /**
   * Settles the writes of closed pages in the order in which they were made. Only the account that
   * made a write can determine its result.
   */
  async function settleOrphans(): Promise<void> {
    const own: readonly JournalEntry[] = [...orphans.values()]
      .filter((entry) => entry.uid === uid.getState())
      .sort((left, right) => left.at - right.at);
    if (own.length === 0) return;
    for (const { id } of own) orphans.delete(id);
    const earlier = last;
    const sent = Promise.withResolvers<void>();
    const decided = settleInTurn(own, earlier, sent.resolve);
    last = { sent: sent.promise, decided };
    await decided;
  }

  /** Settles them after those that were adopted earlier, which they may depend on. */
  async function settleInTurn(
    own: readonly JournalEntry[],
    earlier: Adoption,
    onSent: () => void,
  ): Promise<void> {
    let doubtful = own;
    try {
      await earlier.sent;
      doubtful = await sendUnsent(own);
      onSent();
      await earlier.decided;
      await pendingWritesFlushed((await retrying(connect)).db);
      const found = await Promise.all(
        doubtful.map(async (entry) => [entry, await findOut(entry)] as const),
      );
      // A write that the SDK's queue held was sent and refused; one that never got there may be
      // resent.
      for (const [entry, evidence] of found) await decide(entry, evidence, entry.queued !== true);
    } catch {
      // Another account has signed in before the result was known.
      for (const entry of doubtful) orphans.set(entry.id, entry);
    } finally {
      onSent();
      for (const entry of doubtful) undecided.delete(entry);
    }
  }

  /**
   * Sends the writes that never reached the SDK's queue, so that they show even if no server
   * answers; returns the others.
   */
  async function sendUnsent(own: readonly JournalEntry[]): Promise<readonly JournalEntry[]> {
    const { db, sdk } = await retrying(connect);
    if (!sdk.keepsQueue(db)) return own;
    const doubtful: JournalEntry[] = [];
    const links = createLinks();
    for (const entry of undecided) links.add(entry);
    for (const entry of own) {
      const proof = proofOf(entry);
      const isHere = proof !== undefined && (await sdk.isOnDevice(db, proof.path));
      const isUnsent = proof !== undefined && !isHere && entry.queued !== true;
      if (isUnsent && mayArrive(entry) && links.parentsOf(entry).length === 0) {
        await context.submit(entry);
        continue;
      }
      doubtful.push(entry);
      // The SDK sends what is on the device before any new write.
      if (isHere) continue;
      links.add(entry);
      undecided.add(entry);
    }
    return doubtful;
  }

  /** Reads the server's version of a document, without the effects of other pending writes. */
  const readFor = (id: string) => async (path: string) => {
    const { db, sdk } = await connect();
    const isCovered = book
      .ownWrites()
      .some((one) => one.id !== id && !isAnswered(one) && one.operations.some(isAt(path)));
    return (isCovered ? readBelow : readFromServer)(db, sdk, path);
  };

  /**
   * Reads until the server answers. @throws {Error} if the account that made the write has signed
   * out
   */
  function findOut({ id, operations, uid: owner, endsAccess }: JournalEntry): Promise<Evidence> {
    const isGone = () => signal.aborted || uid.getState() !== owner;
    return retrying(async () => {
      if (isGone()) return undefined;
      try {
        return await findEvidence(operations, readFor(id));
      } catch (cause) {
        // Other errors are transient. An account that may not read probably couldn't write either,
        // unless the write itself ended its access.
        if (providerError(cause).code !== 'firestore/permission-denied') throw cause;
        return isGone() ? undefined : { applied: endsAccess === true, conflicts: [] };
      }
    }, LONGEST_PAUSE).then((evidence) => {
      if (evidence === undefined) throw new Error('Its account is not signed in.');
      return evidence;
    });
  }

  /**
   * Settles a write: forgets it if it was applied, otherwise stores the refusal until the user
   * decides.
   */
  async function conclude(
    id: string,
    cause: AppError,
    { applied, conflicts }: Evidence,
  ): Promise<void> {
    const entry = entries.get(id);
    // Forgotten in the meantime with all data of its account.
    if (entry === undefined) return context.settle(id, applied ? undefined : cause);
    if (applied) {
      await showApplied(entry);
      return context.settle(id);
    }
    const error = reasonOf(entry, cause, conflicts.length > 0);
    const { code, message } = error;
    const givenUpAt = givenUpWith(book.ownWrites(), entry);
    // What was given up stays until its dependent writes are answered, which have to be given up, too.
    const given = givenUpAt === undefined ? {} : { givenUpAt };
    const refused = { ...entry, refusal: { code, message, conflicts, ...given } };
    // In the journal first, because pages take refusals over from there.
    if (!(await withTimeout(journal.put(refused)))) unpersisted.add(id);
    entries.set(id, refused);
    context.settle(id, error);
    await chains.clear();
  }

  /**
   * Returns the error of a refused write; a dependent write has the error of the write that it
   * depends on.
   */
  function reasonOf(entry: JournalEntry, cause: AppError, isConflict: boolean): AppError {
    const head = findRefusedChains(book.ownWrites()).headOf.get(entry);
    const refusal = head === entry ? undefined : head?.refusal;
    if (refusal !== undefined) {
      const { code, message } = refusal;
      return new AppError(code, { cause, message, recovery: 'fix-input' });
    }
    return isConflict ? firestoreErrors.create('write/conflict', { cause }) : cause;
  }

  /**
   * Reads documents of an applied write again, since the SDK rolled it back; dependent writes show
   * after that.
   */
  async function showApplied(entry: JournalEntry): Promise<void> {
    if (followersOf(book.ownWrites(), entry).length === 0) return;
    const { db, sdk } = await connect();
    await Promise.allSettled(entry.operations.map(({ path }) => readFromServer(db, sdk, path)));
  }

  /** Resends a write that may not have been sent; one without evidence might be applied twice. */
  function decide({ id }: JournalEntry, evidence: Evidence, again: boolean): Promise<void> {
    const entry = entries.get(id);
    return again && !evidence.applied && entry !== undefined && mayArrive(entry)
      ? context.submit(entry)
      : conclude(id, firestoreErrors.create('write/refused'), evidence);
  }

  /** Returns whether a write leaves evidence and doesn't depend on a refused one. */
  function mayArrive(entry: JournalEntry): boolean {
    return (
      leavesEvidence(entry.operations) && !findRefusedChains(book.ownWrites()).headOf.has(entry)
    );
  }

  async function settleAgain(entry: JournalEntry): Promise<void> {
    try {
      await pendingWritesFlushed((await retrying(connect)).db);
      await decide(entry, await findOut(entry), true);
    } catch {
      orphans.set(entry.id, entry);
    }
  }

  async function examine(entry: JournalEntry, error: AppError): Promise<void> {
    try {
      // The SDK sends only what it has stored, so the server never got this write. A read could wait
      // forever: after such a failure, the SDK may stay off the network.
      const isStored = error.code !== 'device/storage-unavailable';
      const evidence = isStored ? await findOut(entry) : NOT_APPLIED;
      const links = createLinks();
      for (const earlier of book.ownWrites()) {
        if (earlier.id === entry.id) break;
        links.add(earlier);
      }
      // Parents first: their error is the reason for this refusal.
      for (const { id } of links.parentsOf(entry)) await examined.get(id);
      await conclude(entry.id, error, evidence);
    } catch {
      // It was sent and refused; settled when its account signs in again.
      orphans.set(entry.id, { ...entry, queued: true });
    }
  }

  book.summarize = summarize;
  const stop = uid.subscribe(() => void settleOrphans());
  signal.addEventListener('abort', stop);
  return {
    ...chains,
    follow,
    async refuse(id, error) {
      const entry = entries.get(id);
      if (entry === undefined) return context.settle(id, error);
      // Without dependent writes, the rollback may be shown before the reason is known.
      if (followersOf(book.ownWrites(), entry).length === 0) book.failing.delete(id);
      const work = examine(entry, error);
      examined.set(id, work);
      await work;
      examined.delete(id);
    },
    resume() {
      for (const id of context.tracked.keys()) {
        const entry = entries.get(id);
        if (entry !== undefined && !examined.has(id)) void settleAgain(entry);
      }
    },
  };
}

const isAt = (path: string) => (operation: WriteOperation) => operation.path === path;

import { AppError } from '@quits/errors';
import { retrying } from '../errors/back-off.ts';
import { firestoreErrors } from '../errors/firestore-errors.ts';
import { providerError } from '../errors/provider-error.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { currentEntry } from '../journal/old-entry.ts';
import { withTimeout } from '../journal/with-timeout.ts';
import { pendingWritesFlushed, readBelow, readFromServer } from '../sdk/server.ts';
import { type Chains, createChains } from './chains.ts';
import { type Evidence, findEvidence, leavesEvidence } from './evidence.ts';
import { fallsSilently, fatesOf, isAnswered } from './fates.ts';
import { createLinks, followersOf } from './links.ts';
import type { WriteOperation } from '../journal/operation.ts';
import { summarise } from './summarise.ts';
import type { WriteContext } from './write-context.ts';

/** The longest time between two looks at the server, in milliseconds. */
const LONGEST_PAUSE = 5_000;

/** Finds out what became of writes that were refused, or whose answers this page cannot hear. */
export interface Recovery extends Chains {
  /** Settles a write that was refused; that may be the echo of one whose answer got lost. */
  readonly refuse: (id: string, error: AppError) => Promise<void>;
  /** Takes over what the journal says about other pages' writes, and the writes of pages that have gone. */
  readonly follow: () => Promise<void>;
  /** Settles this page's writes after their Firestore has gone; what is lost is sent again. */
  readonly resume: () => void;
}

/**
 * Creates a recovery. The writes of living pages are shown as the journal tells them, and those of
 * pages that have gone are taken over, once by whoever is first, and settled.
 */
export function createRecovery(context: WriteContext): Recovery {
  const { journal, book, session, uid, connect, signal } = context;
  const { entries, publish } = book;
  const chains = createChains(context);
  const watched = new Set([session]);
  const orphans = new Map<string, JournalEntry>();
  /** Ids of those that the journal could not keep: they stay this page's alone. */
  const unkept = new Set<string>();
  /** What is being found out about refused writes, by their ids. */
  const examined = new Map<string, Promise<void>>();
  const load = async () => (await journal.load()).map(currentEntry);

  /** Any page may decide about a refused write; what is under way is its own page's matter. */
  const isShared = (entry: JournalEntry) =>
    entry.session !== session || (entry.refusal !== undefined && !unkept.has(entry.id));

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
    // A page's lock comes free once the page has gone, and for one other page at a time.
    await (locks === undefined ? adopt(other) : locks.request(other, () => adopt(other)));
  }

  async function adopt(other: string): Promise<void> {
    if (signal.aborted) return;
    for (const entry of await load()) {
      if (entry.session !== other || entry.refusal !== undefined) continue;
      const adopted = { ...entry, session };
      await journal.put(adopted);
      entries.set(adopted.id, adopted);
      orphans.set(adopted.id, adopted);
    }
    publish();
    await settleOrphans();
  }

  /**
   * Settles what other pages have left, in the order in which it was made. Only the account that made
   * a write can ask what became of it.
   */
  async function settleOrphans(): Promise<void> {
    const own = [...orphans.values()]
      .filter((entry) => entry.uid === uid.getState())
      .sort((left, right) => left.at - right.at);
    if (own.length === 0) return;
    for (const { id } of own) orphans.delete(id);
    try {
      await pendingWritesFlushed((await retrying(connect)).db);
      const found = await Promise.all(
        own.map(async (entry) => [entry, await findOut(entry)] as const),
      );
      // What the SDK's queue has held was sent, and refused; what never came that far was not.
      for (const [entry, evidence] of found) await decide(entry, evidence, entry.queued !== true);
    } catch {
      // Another account has signed in before it was known.
      for (const entry of own) orphans.set(entry.id, entry);
    }
  }

  /** Looks at the server's document for a write, and not at what others that wait make of it. */
  const readFor = (id: string) => async (path: string) => {
    const { db, sdk } = await connect();
    const isCovered = book
      .ownWrites()
      .some((one) => one.id !== id && !isAnswered(one) && one.operations.some(isAt(path)));
    return (isCovered ? readBelow : readFromServer)(db, sdk, path);
  };

  /** Asks until there is an answer. @throws {Error} when the account that made the write has gone */
  function findOut({ id, operations, uid: owner, endsAccess }: JournalEntry): Promise<Evidence> {
    const isGone = () => signal.aborted || uid.getState() !== owner;
    return retrying(async () => {
      if (isGone()) return undefined;
      try {
        return await findEvidence(operations, readFor(id));
      } catch (cause) {
        // Anything else may pass. Who may not look any more may not have written either, unless that
        // is what they wrote.
        if (providerError(cause).code !== 'firestore/permission-denied') throw cause;
        return isGone() ? undefined : { applied: endsAccess === true, conflicts: [] };
      }
    }, LONGEST_PAUSE).then((evidence) => {
      if (evidence === undefined) throw new Error('Its account is not signed in.');
      return evidence;
    });
  }

  /** What was refused stays with its cause until someone decides; without one it was applied. */
  async function conclude(
    id: string,
    cause: AppError,
    { applied, conflicts }: Evidence,
  ): Promise<void> {
    const entry = entries.get(id);
    // Forgotten meanwhile, with everything else of its account.
    if (entry === undefined) return context.settle(id, applied ? undefined : cause);
    if (applied) {
      await showApplied(entry);
      return context.settle(id);
    }
    const error = reasonOf(entry, cause, conflicts.length > 0);
    if (fallsSilently(book.ownWrites(), entry)) {
      await context.forget(id);
    } else {
      const { code, message } = error;
      const refused = { ...entry, refusal: { code, message, conflicts } };
      // In the journal first: pages take over what it says about refused writes.
      if (!(await withTimeout(journal.put(refused)))) unkept.add(id);
      entries.set(id, refused);
    }
    context.settle(id, error);
    await chains.clear();
  }

  /** What falls with another write was refused for the same reason. */
  function reasonOf(entry: JournalEntry, cause: AppError, isConflict: boolean): AppError {
    const head = fatesOf(book.ownWrites()).headOf.get(entry);
    const refusal = head === entry ? undefined : head?.refusal;
    if (refusal !== undefined) {
      const { code, message } = refusal;
      return new AppError(code, { cause, message, recovery: 'fix-input' });
    }
    return isConflict ? firestoreErrors.create('write/conflict', { cause }) : cause;
  }

  /** What the SDK took back before it was sent again is shown before what was made on top of it. */
  async function showApplied(entry: JournalEntry): Promise<void> {
    if (followersOf(book.ownWrites(), entry).length === 0) return;
    const { db, sdk } = await connect();
    await Promise.allSettled(entry.operations.map(({ path }) => readFromServer(db, sdk, path)));
  }

  /** Sends a write again that may not have been sent; without evidence it might count twice. */
  function decide({ id }: JournalEntry, evidence: Evidence, again: boolean): Promise<void> {
    const entry = entries.get(id);
    return again && !evidence.applied && entry !== undefined && mayArrive(entry)
      ? context.submit(entry)
      : conclude(id, firestoreErrors.create('write/refused'), evidence);
  }

  /** Whether it would be seen on the server, and does not follow what was refused. */
  function mayArrive(entry: JournalEntry): boolean {
    return leavesEvidence(entry.operations) && !fatesOf(book.ownWrites()).headOf.has(entry);
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
      const evidence = await findOut(entry);
      const links = createLinks();
      for (const earlier of book.ownWrites()) {
        if (earlier.id === entry.id) break;
        links.add(earlier);
      }
      // Why it was refused is told by what it was made on.
      for (const { id } of links.parentsOf(entry)) await examined.get(id);
      await conclude(entry.id, error, evidence);
    } catch {
      // It was sent and refused; its account will hear of it when it is back.
      orphans.set(entry.id, { ...entry, queued: true });
    }
  }

  book.summarise = summarise;
  const stop = uid.subscribe(() => void settleOrphans());
  signal.addEventListener('abort', stop);
  return {
    ...chains,
    follow,
    async refuse(id, error) {
      const entry = entries.get(id);
      if (entry === undefined) return context.settle(id, error);
      // What nothing was made on top of may be shown as taken back before it is known why.
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

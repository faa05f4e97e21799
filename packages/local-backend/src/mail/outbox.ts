import type { DatabaseSync } from 'node:sqlite';
import { isDiskFull, keepChecksums } from '@quits/service-base';
import { CHECKED_OUTBOX } from '../data/checked-tables.ts';
import { createEventLog, type EventLog } from '../data/event-log.ts';
import { FULL_DISK_PAUSE } from '../data/full-disk-pause.ts';
import { ifIntact } from '../data/if-intact.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Message } from './message.ts';
import { createOutboxKey } from './outbox-key.ts';
import { isRefusedForGood } from './refused-for-good.ts';
import type { Deliver } from './smtp.ts';

/** Emails that a mail server hasn't taken yet. */
export interface Outbox {
  /** Stores an email, encrypted, and delivers it. */
  readonly send: Deliver;
  state(): OutboxState;
  /** Each email that was delivered or given up: to whom, why, when and how. */
  readonly entries: EventLog;
  /** Ends further attempts; the next start goes on. */
  stop(): void;
}

/** Figures of an outbox since the start of the server. */
interface OutboxState {
  readonly waiting: number;
  readonly delivered: number;
  /** Attempts that failed. */
  readonly failures: number;
  readonly givenUp: number;
  /** Reason of the last failure, unless an email was delivered since. */
  readonly failure?: string;
}

/** Options of {@link createOutbox}. */
export interface OutboxOptions {
  readonly database: DatabaseSync;
  /** File of the key, which exists only while an email waits. */
  readonly keyFile: string;
  readonly deliver: Deliver;
  /** Waiting times after failures, in ms; the last one repeats. @default 10 s to an hour */
  readonly delays?: readonly number[];
  /** In ms since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];
/** An email is given up when its link expires, or after this time. */
const LONGEST = 24 * 60 * MINUTE;
const MOST_WAITING = 1000;
const MOST_ENTRIES = 1000;
const DAYS = 30;
/** Emails that are sent at the same time. */
const MOST_AT_ONCE = 5;

interface Waiting {
  readonly id: string;
  readonly attempts: number;
  readonly nextAt: number;
  readonly expiresAt: number;
}

/**
 * Opens the outbox of a database. An email waits encrypted, by a key that is deleted as soon as none waits: its link can't
 * be read in the database, in a backup, or in what a deleted record leaves on the disk.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, deliver, delays = DELAYS, now, log } = options;
  database.exec(`CREATE TABLE IF NOT EXISTS mail_outbox (
    id TEXT PRIMARY KEY, sealed BLOB NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT`);
  const intact = keepChecksums(database, CHECKED_OUTBOX);
  const insert = database.prepare(
    'INSERT INTO mail_outbox (id, sealed, attempts, next_at, expires_at) VALUES (?, ?, 0, ?, ?)',
  );
  const select = database.prepare(
    'SELECT id, attempts, next_at, expires_at FROM mail_outbox ORDER BY next_at',
  );
  const content = database.prepare(`SELECT sealed FROM mail_outbox WHERE id = ? AND ${intact}`);
  const postpone = database.prepare(
    'UPDATE mail_outbox SET attempts = ?, next_at = ? WHERE id = ?',
  );
  const remove = database.prepare('DELETE FROM mail_outbox WHERE id = ?');
  const entries = createEventLog(database, 'mail', now, { most: MOST_ENTRIES, days: DAYS });
  const key = createOutboxKey(options.keyFile);
  const sending = new Set<string>();
  /** Emails that were delivered and are still stored. */
  const delivered = new Set<string>();
  let pausedUntil = 0;
  const counts = { delivered: 0, failures: 0, givenUp: 0 };
  let failure: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const waiting = (): Waiting[] =>
    select.all().map((row) => ({
      id: String(row['id']),
      attempts: Number(row['attempts']),
      nextAt: Number(row['next_at']),
      expiresAt: Number(row['expires_at']),
    }));

  function done(id: string): void {
    remove.run(id);
    delivered.delete(id);
    if (waiting().length === 0) key.destroy();
  }

  function message(id: string): Message | undefined {
    // A damaged email must not keep the others from being sent.
    const sealed = ifIntact(() => content.get(id)?.['sealed']);
    const plain = sealed instanceof Uint8Array ? key.open(sealed, id) : undefined;
    return plain === undefined ? undefined : (JSON.parse(plain) as Message);
  }

  function giveUp(id: string, { to, purpose }: Partial<Message>, reason: string): void {
    done(id);
    counts.givenUp += 1;
    entries.add({ event: 'mail-given-up', to, purpose, reason });
    log({
      level: 'error',
      message: `An email${to === undefined ? '' : ` to ${to}`} could not be delivered, and was given up.`,
      details: { cause: reason },
    });
  }

  async function attempt({ id, attempts, expiresAt }: Waiting): Promise<void> {
    const email = message(id);
    if (email === undefined) {
      giveUp(id, {}, 'Its key is missing, or its record is damaged.');
      return;
    }
    if (expiresAt <= now()) {
      giveUp(id, email, failure ?? 'Its link has expired.');
      return;
    }
    try {
      // It may have been delivered already, and stored since because the disk was full.
      if (!delivered.has(id)) await deliver(email);
      delivered.add(id);
      if (isStopped) return;
      failure = undefined;
      counts.delivered += 1;
      done(id);
      entries.add({ event: 'mail-delivered', to: email.to, purpose: email.purpose });
    } catch (error) {
      if (isStopped) return;
      if (isDiskFull(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      failure = reason;
      counts.failures += 1;
      if (isRefusedForGood(error)) {
        giveUp(id, email, reason);
        return;
      }
      const delay = delays[Math.min(attempts, delays.length - 1)] ?? 0;
      postpone.run(attempts + 1, now() + delay, id);
      log({
        level: 'warn',
        message: `The email to ${email.to} could not be delivered. The next attempt is in ${Math.ceil(delay / SECOND)} s.`,
        details: { cause: reason },
      });
    }
  }

  /** Pauses if the disk is full. */
  function pauseIfFull(error: unknown): void {
    if (!isDiskFull(error)) throw error;
    pausedUntil = now() + FULL_DISK_PAUSE;
  }

  function work(): void {
    clearTimeout(timer);
    if (isStopped) return;
    if (now() < pausedUntil) {
      timer = setTimeout(work, FULL_DISK_PAUSE);
      timer.unref();
      return;
    }
    const idle = waiting().filter(({ id }) => !sending.has(id));
    const due = idle.filter(({ nextAt }) => nextAt <= now());
    for (const one of due.slice(0, MOST_AT_ONCE - sending.size)) {
      sending.add(one.id);
      void attempt(one)
        .catch((error: unknown) => pauseIfFull(error))
        .finally(() => {
          sending.delete(one.id);
          work();
        });
    }
    const next = idle.find(({ nextAt }) => nextAt > now());
    if (next === undefined) return;
    timer = setTimeout(work, next.nextAt - now());
    timer.unref();
  }

  // After a start, whatever waits is tried at once: the reason may have been the server's own settings.
  for (const { id, attempts } of waiting()) ifIntact(() => postpone.run(attempts, now(), id));
  if (waiting().length === 0) key.destroy();
  work();

  return {
    async send(email) {
      if (waiting().length >= MOST_WAITING) throw new Error('Too many emails wait.');
      const expiresAt = Math.min(email.expiresAt ?? Infinity, now() + LONGEST);
      insert.run(email.id, key.seal(JSON.stringify(email), email.id), now(), expiresAt);
      work();
    },
    state: () => ({
      waiting: waiting().length,
      ...counts,
      ...(failure === undefined ? {} : { failure }),
    }),
    entries,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

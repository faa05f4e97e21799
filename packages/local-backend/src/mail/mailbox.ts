import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { checksumOf, keepChecksums } from '@quits/service-base';
import type { OutgoingMessage } from '@quits/identity-service';
import { CHECKED_MESSAGES } from '../data/checked-tables.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Message } from './message.ts';
import type { Deliver } from './smtp.ts';

/** All sent messages, newest last. */
export interface Mailbox {
  /** Stores a message, and delivers it if a mail server is configured. */
  send(message: OutgoingMessage): void;
  list(): Message[];
  clear(): void;
  /** Notifies subscribers, because the database was restored. */
  restored(): void;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Options of {@link createMailbox}. */
export interface MailboxOptions {
  readonly now: () => number;
  readonly log: Log;
  /** Whether messages are stored; otherwise they are only delivered, because they contain links that sign in. */
  readonly isKept: boolean;
  /** Sends e-mails for real. */
  readonly deliver?: Deliver;
}

/** Maximum number of stored messages; the oldest are removed first. */
const MOST = 1000;

/** Opens the mailbox of a database. */
export function createMailbox(database: DatabaseSync, options: MailboxOptions): Mailbox {
  database.exec(`CREATE TABLE IF NOT EXISTS mail_messages (
    number INTEGER PRIMARY KEY AUTOINCREMENT, data TEXT NOT NULL,
    checksum INTEGER NOT NULL DEFAULT 0) STRICT`);
  keepChecksums(database, CHECKED_MESSAGES);
  const insert = database.prepare('INSERT INTO mail_messages (data) VALUES (?)');
  const trim = database.prepare('DELETE FROM mail_messages WHERE number <= ?');
  const select = database.prepare(
    'SELECT number, data, checksum FROM mail_messages ORDER BY number',
  );
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  function deliver(message: Message): void {
    options.deliver?.(message).catch((error: unknown) => {
      const cause = error instanceof Error ? error.message : String(error);
      options.log({
        level: 'error',
        message: `The e-mail to ${message.to} could not be delivered.${options.isKept ? ' It is in the mailbox.' : ''}`,
        details: { cause },
      });
    });
  }

  return {
    send(outgoing) {
      const sentAt = new Date(options.now()).toISOString();
      const message: Message = { ...outgoing, id: randomUUID(), sentAt };
      if (options.isKept) {
        const { lastInsertRowid } = insert.run(JSON.stringify(message));
        trim.run(Number(lastInsertRowid) - MOST);
      }
      if (message.kind === 'email') deliver(message);
      changed();
    },
    list: () =>
      select.all().flatMap(({ number, data, checksum }) => {
        // Damaged ones are left out; `verify` names them.
        if (checksum !== checksumOf(Number(number), String(data))) return [];
        return [JSON.parse(String(data)) as Message];
      }),
    clear() {
      database.exec('DELETE FROM mail_messages');
      changed();
    },
    restored: changed,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

import type { UserSnapshot } from '@quits/auth';
import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import {
  type Collection,
  type Doc,
  type PathParams,
  type OneTimeResult,
  getOnce,
  getViaRest,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { groups } from '../group/collections.ts';
import { users } from '../account/collections.ts';
import { JOINED, joinedNames } from '../between/collections.ts';
import { CHOICES, devices, DIGEST, digests, noticeChoices } from '../notifications/collections.ts';
import { reminderChoices, reminders, REMINDERS } from '../reminders/collections.ts';
import { joinedDevices } from '../second-device/collections.ts';
import { paymentReaders, READERS } from '../payment/collections.ts';
import { readDetails } from '../payment/read-details.ts';
import { purged } from '../group/purge-collections.ts';
import { readFromServer } from '../io/read-from-server.ts';
import { readPages } from '../io/read-pages.ts';
import { whenSent } from '../io/when-sent.ts';
import { type Attachment, attachmentsOf } from './attachments.ts';
import { readSignIns } from './read-sign-ins.ts';
import type { Group } from '../group/schema.ts';

/** Account to export, and the options. */
export interface ExportRequest {
  readonly user: UserSnapshot;
  readonly at: Date;
  /** Returns an ID token for a server that records sign-ins, and tells an account of its own. @default the server records none */
  readonly getIdToken?: (() => Promise<string | undefined>) | undefined;
  /** Called when a group is about to be read, and after each page of its expenses. */
  readonly onProgress?: (progress: ExportProgress) => void;
  /** Cancels the export, which then fails with `network/aborted`. */
  readonly signal?: AbortSignal;
}

/** Progress of an export. */
export interface ExportProgress {
  /** Name of the group that is being read. */
  readonly group: string;
  /** Position of the group, from 0. */
  readonly index: number;
  /** Number of groups. */
  readonly groups: number;
  /** Number of the group's expenses, deleted ones too, that are read so far. */
  readonly expenses: number;
}

type Anything = Record<string, unknown>;
type Done = Result<undefined, AppError>;

/** The cache may be incomplete. */
const SERVER = { source: 'server' } as const;

/** Number of expenses whose comments are requested concurrently. */
const AT_ONCE = 20;

/** Exported data. */
export interface CollectedAccount {
  readonly json: Blob;
  /** The stored files that it names. */
  readonly attachments: readonly Attachment[];
  readonly groups: readonly Doc<Group>[];
}

/**
 * Exports all data of an account as JSON: profile, payment details, joined names, notifications, other devices, recorded sign-ins, and every group with expenses, comments,
 * history, months, series and budgets, as stored. Reads page by page and writes in pieces, so that a long
 * history fits into memory.
 */
export async function exportAccount(
  database: Database,
  { user, at, getIdToken, onProgress, signal }: ExportRequest,
): Promise<Result<CollectedAccount, AppError>> {
  await whenSent(database);
  const pieces: string[] = [];
  const attachments: Attachment[] = [];
  const write = (text: string) => void pieces.push(text);
  const profile = await readFromServer(database, database.liveDocument(users, { id: user.uid }));
  if (!profile.ok) return profile;
  const details = await readDetails(database, user.uid);
  if (!details.ok) return details;
  const readers = await getViaRest(database, paymentReaders, { uid: user.uid, id: READERS });
  if (!readers.ok) return readers;
  const payment = { details: details.value ?? null, ...readers.value };
  const people = await readFromServer(
    database,
    database.liveDocument(joinedNames, { uid: user.uid, id: JOINED }),
  );
  if (!people.ok) return people;
  const notifications = await notificationsOf(database, user.uid);
  if (!notifications.ok) return notifications;
  const joined = await getOnce(database, joinedDevices, { uid: user.uid }, undefined, SERVER);
  if (!joined.ok) return joined;
  const signIns = getIdToken === undefined ? ok(null) : await readSignIns(getIdToken, signal);
  if (!signIns.ok) return signIns;
  const own = await getOnce(
    database,
    groups,
    {},
    (query) => query.where('memberUids', 'array-contains', user.uid),
    SERVER,
  );
  if (!own.ok) return own;
  write(
    `{"format":"quits-account","version":1,"exportedAt":${json(at)},"account":${json(user)},"profile":${json(profile.value?.data ?? null)},"payment":${json(payment)},"people":${json(people.value?.data ?? null)},"notifications":${json(notifications.value)},"joinedDevices":${json(joined.value.data)},"signIns":${json(signIns.value)},"groups":[`,
  );
  for (const [index, group] of own.value.data.entries()) {
    if (signal?.aborted === true) return err(createAppError('network/aborted'));
    const tell = (expenses: number) =>
      onProgress?.({ group: group.data.name, index, groups: own.value.data.length, expenses });
    tell(0);
    write(`${index === 0 ? '' : ','}\n{"id":${json(group.id)},"group":${json(group.data)}`);
    const written = await writeGroup(database, group.id, { write, attachments, tell, signal });
    if (!written.ok) return written;
    write('}');
  }
  write(']}\n');
  return ok({
    json: new Blob(pieces, { type: 'application/json' }),
    attachments,
    groups: own.value.data,
  });
}

/** Choices, summaries, reminders and devices; without the keys of the devices, which only serve to encrypt for them. */
async function notificationsOf(
  database: Database,
  uid: string,
): Promise<Result<unknown, AppError>> {
  const choices = await readFromServer(
    database,
    database.liveDocument(noticeChoices, { uid, id: CHOICES }),
  );
  if (!choices.ok) return choices;
  const digest = await readFromServer(
    database,
    database.liveDocument(digests, { uid, id: DIGEST }),
  );
  if (!digest.ok) return digest;
  const chosen = await readFromServer(
    database,
    database.liveDocument(reminderChoices, { uid, id: REMINDERS }),
  );
  if (!chosen.ok) return chosen;
  const got = await getOnce(database, reminders, { uid }, undefined, SERVER);
  if (!got.ok) return got;
  const kept = await getOnce(database, devices, { uid }, undefined, SERVER);
  if (!kept.ok) return kept;
  const shown = kept.value.data.map(({ id, data }) => {
    const { endpoint, locale, createdAt } = data;
    return { id, endpoint, locale, createdAt };
  });
  return ok({
    choices: choices.value?.data ?? null,
    digest: digest.value?.data ?? null,
    reminders: {
      choices: chosen.value?.data ?? null,
      received: got.value.data.map(({ id, data }) => ({ id, ...data })),
    },
    devices: shown,
  });
}

interface Collecting {
  readonly write: (text: string) => void;
  readonly attachments: Attachment[];
  /** Called with the number of expenses read so far. */
  readonly tell: (expenses: number) => void;
  readonly signal: AbortSignal | undefined;
}

async function writeGroup(
  database: Database,
  groupId: string,
  { write, attachments, tell, signal }: Collecting,
): Promise<Done> {
  let read = 0;
  const expenses = await writeList(
    database,
    purged.expenses,
    { groupId },
    {
      name: 'expenses',
      write,
      signal,
      async enrich(page) {
        for (const { id, data } of page.data) {
          attachments.push(...attachmentsOf(groupId, { ...data, id }));
        }
        const rows = await withComments(database, groupId, page, signal);
        tell((read += page.data.length));
        return rows;
      },
    },
  );
  if (!expenses.ok) return expenses;
  for (const name of ['activity', 'months', 'recurring', 'budgets'] as const) {
    const written = await writeList(database, purged[name], { groupId }, { name, write, signal });
    if (!written.ok) return written;
  }
  return ok(undefined);
}

interface WrittenList {
  readonly name: string;
  readonly write: (text: string) => void;
  readonly signal: AbortSignal | undefined;
  /** @default the documents with their ids */
  readonly enrich?: (
    page: OneTimeResult<Anything>,
  ) => Promise<Result<readonly Anything[], AppError>>;
}

/** Writes a collection as a list of documents with their ids. */
async function writeList<Path extends string>(
  database: Database,
  collection: Collection<Path, Anything, Anything>,
  params: PathParams<Path>,
  { name, write, signal, enrich = plain }: WrittenList,
): Promise<Done> {
  write(`,\n"${name}":[`);
  let first = true;
  for await (const page of readPages(database, collection, params, { ...SERVER, signal })) {
    if (!page.ok) return page;
    const rows = await enrich(page.value);
    if (!rows.ok) return rows;
    for (const row of rows.value) {
      write(`${first ? '' : ','}\n${json(row)}`);
      first = false;
    }
  }
  write(']');
  return ok(undefined);
}

function plain({ data }: OneTimeResult<Anything>): Promise<Result<readonly Anything[], AppError>> {
  return Promise.resolve(ok(data.map((doc) => ({ id: doc.id, ...doc.data }))));
}

/**
 * Adds the comments of a page of expenses; requests them only where there are some, or where an
 * older expense doesn't tell.
 */
async function withComments(
  database: Database,
  groupId: string,
  { data }: OneTimeResult<Anything>,
  signal: AbortSignal | undefined,
): Promise<Result<readonly Anything[], AppError>> {
  const said = new Map<string, readonly Anything[]>();
  const asked = data.filter((expense) => expense.data['commentCount'] !== 0);
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    if (signal?.aborted === true) return err(createAppError('network/aborted'));
    const found = await Promise.all(
      asked.slice(at, at + AT_ONCE).map(async ({ id: expenseId }) => ({
        expenseId,
        comments: await getOnce(
          database,
          purged.comments,
          { groupId, expenseId },
          undefined,
          SERVER,
        ),
      })),
    );
    for (const { expenseId, comments } of found) {
      if (!comments.ok) return comments;
      const read = comments.value.data.map((one) => ({ id: one.id, ...one.data }));
      if (read.length > 0) said.set(expenseId, read);
    }
  }
  return ok(
    data.map((doc) => {
      const comments = said.get(doc.id);
      return { id: doc.id, ...doc.data, ...(comments === undefined ? {} : { comments }) };
    }),
  );
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

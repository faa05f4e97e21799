import type { UserSnapshot } from '@quits/auth';
import { type AppError, ok, type Result } from '@quits/errors';
import { type Collection, type PathParams, type OneTimeResult, getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { groups } from '../group/collections.ts';
import { users } from '../account/collections.ts';
import { purged } from '../group/purge-collections.ts';
import { readFromServer } from '../io/read-from-server.ts';
import { readPages } from '../io/read-pages.ts';
import { whenSent } from '../io/when-sent.ts';
import { type Attachment, attachmentsOf } from './attachments.ts';

/** Account to export, and the options. */
export interface ExportRequest {
  readonly user: UserSnapshot;
  readonly at: Date;
  /** Called with the name of the group that is being read, and how much is done, from 0 to 1. */
  readonly onProgress?: (group: string, done: number) => void;
}

type Anything = Record<string, unknown>;
type Done = Result<undefined, AppError>;

/** The cache may be incomplete. */
const SERVER = { source: 'server' } as const;

/** Number of expenses whose comments are read concurrently. */
const AT_ONCE = 20;

/** Exported data. */
export interface CollectedAccount {
  readonly json: Blob;
  /** The stored files that it names. */
  readonly attachments: readonly Attachment[];
}

/**
 * Exports all data of an account as JSON: profile, and every group with expenses, comments,
 * history, months and series, as stored. Reads page by page and writes in pieces, so that a long
 * history fits into memory.
 */
export async function exportAccount(
  database: Database,
  { user, at, onProgress }: ExportRequest,
): Promise<Result<CollectedAccount, AppError>> {
  await whenSent(database);
  const pieces: string[] = [];
  const attachments: Attachment[] = [];
  const write = (text: string) => void pieces.push(text);
  const profile = await readFromServer(database, database.liveDocument(users, { id: user.uid }));
  if (!profile.ok) return profile;
  const own = await getOnce(
    database,
    groups,
    {},
    (query) => query.where('memberUids', 'array-contains', user.uid),
    SERVER,
  );
  if (!own.ok) return own;
  write(
    `{"format":"quits-account","version":1,"exportedAt":${json(at)},"account":${json(user)},"profile":${json(profile.value?.data ?? null)},"groups":[`,
  );
  for (const [index, group] of own.value.data.entries()) {
    onProgress?.(group.data.name, index / own.value.data.length);
    write(`${index === 0 ? '' : ','}\n{"id":${json(group.id)},"group":${json(group.data)}`);
    const written = await writeGroup(database, group.id, { write, attachments });
    if (!written.ok) return written;
    write('}');
  }
  write(']}\n');
  return ok({ json: new Blob(pieces, { type: 'application/json' }), attachments });
}

interface Collecting {
  readonly write: (text: string) => void;
  readonly attachments: Attachment[];
}

async function writeGroup(
  database: Database,
  groupId: string,
  { write, attachments }: Collecting,
): Promise<Done> {
  const expenses = await writeList(
    database,
    purged.expenses,
    { groupId },
    'expenses',
    write,
    (page) => {
      for (const { id, data } of page.data) {
        attachments.push(...attachmentsOf(groupId, { ...data, id }));
      }
      return withComments(database, groupId, page);
    },
  );
  if (!expenses.ok) return expenses;
  for (const name of ['activity', 'months', 'recurring'] as const) {
    const written = await writeList(database, purged[name], { groupId }, name, write);
    if (!written.ok) return written;
  }
  return ok(undefined);
}

/** Writes a collection as a list of documents with their ids. */
async function writeList<Path extends string>(
  database: Database,
  collection: Collection<Path, Anything, Anything>,
  params: PathParams<Path>,
  name: string,
  write: (text: string) => void,
  enrich: (page: OneTimeResult<Anything>) => Promise<Result<readonly Anything[], AppError>> = plain,
): Promise<Done> {
  write(`,\n"${name}":[`);
  let first = true;
  for await (const page of readPages(database, collection, params, SERVER)) {
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

async function withComments(
  database: Database,
  groupId: string,
  { data }: OneTimeResult<Anything>,
): Promise<Result<readonly Anything[], AppError>> {
  const rows: Anything[] = [];
  for (let at = 0; at < data.length; at += AT_ONCE) {
    const some = data.slice(at, at + AT_ONCE);
    const found = await Promise.all(
      some.map(({ id: expenseId }) =>
        getOnce(database, purged.comments, { groupId, expenseId }, undefined, SERVER),
      ),
    );
    for (const [index, comments] of found.entries()) {
      if (!comments.ok) return comments;
      const doc = some[index];
      if (doc === undefined) continue;
      const said = comments.value.data.map((one) => ({ id: one.id, ...one.data }));
      rows.push({ id: doc.id, ...doc.data, ...(said.length === 0 ? {} : { comments: said }) });
    }
  }
  return ok(rows);
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

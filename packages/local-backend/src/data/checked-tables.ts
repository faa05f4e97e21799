import type { CheckedTable } from '@quits/service-base';

/** People who may open the dashboard. */
export const CHECKED_ADMINISTRATORS: CheckedTable = {
  table: 'server_administrators',
  kind: 'administrator',
  name: 'name',
  columns: ['name', 'password'],
};

/** Links by which people become administrators. */
export const CHECKED_LINKS: CheckedTable = {
  table: 'server_links',
  kind: 'link for an administrator',
  name: 'id',
  columns: ['id', 'hash', 'ends'],
};

/** Sessions of administrators. */
export const CHECKED_ADMINISTRATOR_SESSIONS: CheckedTable = {
  table: 'server_sessions',
  kind: 'session of the administrator',
  name: 'name',
  columns: ['hash', 'name', 'ends'],
};

/** Emails that wait. */
export const CHECKED_OUTBOX: CheckedTable = {
  table: 'mail_outbox',
  kind: 'waiting email',
  name: 'id',
  columns: ['id', 'attempts', 'next_at', 'expires_at', 'sealed'],
};

/** Secret of the cookies against cross-site requests. */
export const CHECKED_SECRET: CheckedTable = {
  table: 'hosting_secret',
  kind: 'secret of cookies',
  name: 'id',
  columns: ['id', 'value'],
};

/** Result of the last test of the backup. */
export const CHECKED_RESTORE_TEST: CheckedTable = {
  table: 'server_restore_test',
  kind: 'result of the last restore test',
  name: 'id',
  columns: ['id', 'data'],
};

/** Events that wait for functions. */
export const CHECKED_EVENTS: CheckedTable = {
  table: 'function_events',
  kind: 'event of a function',
  name: 'id',
  columns: ['id', 'function', 'subject', 'since', 'attempts', 'due', 'error', 'failed', 'payload'],
};

/** Times at which scheduled functions last ran. */
export const CHECKED_SCHEDULES: CheckedTable = {
  table: 'function_schedules',
  kind: 'last time of the schedule',
  name: 'function',
  columns: ['function', 'schedule', 'last'],
};

/** Manifest of the functions that were loaded last. */
export const CHECKED_MANIFEST: CheckedTable = {
  table: 'function_manifest',
  kind: 'manifest of the functions',
  name: 'rowid',
  columns: ['endpoints'],
};

/** Key that signs push messages. */
export const CHECKED_PUSH_KEY: CheckedTable = {
  table: 'push_key',
  kind: 'key of push messages',
  name: 'rowid',
  columns: ['private_key'],
};

/** Unfinished uploads. */
export const CHECKED_UPLOADS: CheckedTable = {
  table: 'storage_uploads',
  kind: 'unfinished upload',
  name: 'id',
  columns: ['id', 'started_at', 'data'],
};

/** Apps on devices. */
export const CHECKED_INSTALLATIONS: CheckedTable = {
  table: 'installations',
  kind: 'installation',
  name: 'fid',
  columns: ['fid', 'token', 'data'],
};

/** Messages of a development backend. */
export const CHECKED_MESSAGES: CheckedTable = {
  table: 'mail_messages',
  kind: 'message',
  name: 'number',
  columns: ['number', 'data'],
};

/** An import from elsewhere. */
export const CHECKED_IMPORT: CheckedTable = {
  table: 'server_import',
  kind: 'state of the import',
  name: 'id',
  columns: ['id', 'source', 'is_finished'],
};

/** Position of the import in each file. */
export const CHECKED_IMPORT_POSITIONS: CheckedTable = {
  table: 'server_import_positions',
  kind: 'position of the import in',
  name: 'file',
  columns: ['step', 'file', 'position', 'count'],
};

/** Returns how the entries of a log are checked. */
export function checkedLog(table: string): CheckedTable {
  return { table, kind: 'log entry', name: 'number', columns: ['number', 'at', 'data'] };
}

/** Tables of the backend itself that exist once. */
export const CHECKED_BACKEND: readonly CheckedTable[] = [
  CHECKED_ADMINISTRATORS,
  CHECKED_LINKS,
  CHECKED_ADMINISTRATOR_SESSIONS,
  CHECKED_OUTBOX,
  CHECKED_SECRET,
  CHECKED_RESTORE_TEST,
  CHECKED_EVENTS,
  CHECKED_SCHEDULES,
  CHECKED_MANIFEST,
  CHECKED_PUSH_KEY,
  CHECKED_UPLOADS,
  CHECKED_INSTALLATIONS,
  CHECKED_MESSAGES,
  CHECKED_IMPORT,
  CHECKED_IMPORT_POSITIONS,
];

/** Tables without checksums, and why they need none. */
export const UNCHECKED: Readonly<Record<string, string>> = {
  firestore_entries: 'follows from the documents, which `verify` and each read compare it with',
  identity_providers: 'follows from the accounts, which `verify` and each sign-in compare it with',
  server_data: 'has no contents: its existence marks the data of a server',
  server_setup: 'has no contents: its existence marks a server that waits for its data',
  sqlite_sequence: 'SQLite never reuses the number of an existing row',
};

/** Columns that the checksums of their tables don't cover, and why. */
export const UNCHECKED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  // They follow from the path; `verify` compares them.
  firestore_documents: ['id', 'collection', 'grp', 'key'],
  firestore_history: ['version', 'collection', 'key', 'grp'],
  // It only gives the order.
  firestore_journal: ['id'],
};

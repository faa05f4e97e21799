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
];

import type { CheckedTable } from '@quits/service-base';

/** Keys that sign tokens. */
export const CHECKED_KEYS: CheckedTable = {
  table: 'identity_keys',
  kind: 'signing key',
  name: 'kid',
  columns: ['kid', 'pem'],
};

/** Settings of the project. */
export const CHECKED_SETTINGS: CheckedTable = {
  table: 'identity_settings',
  kind: 'settings of sign-in',
  name: 'id',
  columns: ['id', 'data'],
};

/** Sessions of accounts. */
export const CHECKED_SESSIONS: CheckedTable = {
  table: 'identity_sessions',
  kind: 'session of the account',
  name: 'uid',
  columns: ['token', 'uid', 'sign_in'],
};

/** Tenants of the project. */
export const CHECKED_TENANTS: CheckedTable = {
  table: 'identity_tenants',
  kind: 'tenant',
  name: 'id',
  columns: ['number', 'id', 'data'],
};

/** Codes sent by SMS. */
export const CHECKED_PHONE_CODES: CheckedTable = {
  table: 'identity_phone_codes',
  kind: 'SMS code',
  name: 'expires_at',
  columns: ['session', 'phone', 'code', 'expires_at', 'guesses'],
};

/** Tables that exist once. */
export const CHECKED_IDENTITY: readonly CheckedTable[] = [
  CHECKED_KEYS,
  CHECKED_SETTINGS,
  CHECKED_SESSIONS,
  CHECKED_TENANTS,
  CHECKED_PHONE_CODES,
];

/** Returns how the emailed codes in a table are checked. */
export function checkedOobCodes(table: string): CheckedTable {
  return {
    table,
    kind: 'emailed code',
    name: 'number',
    columns: ['number', 'code', 'expires_at', 'data'],
  };
}

/** Returns how the accounts in a table are checked. */
export function checkedAccounts(table: string): CheckedTable {
  return { table, kind: 'account', name: 'uid', columns: ['uid', 'email', 'phone', 'data'] };
}

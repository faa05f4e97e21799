import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_TENANTS } from '../records/checked-tables.ts';
import type { Tenant } from './tenant.ts';

/** A tenant with the number by which its tables are named. */
export interface NumberedTenant extends Tenant {
  readonly number: number;
}

/** Tenants in the database. */
export interface TenantStore {
  get(id: string): NumberedTenant | undefined;
  /** Inserts or replaces a tenant. */
  put(tenant: Tenant): void;
  /** Deletes the tenant and all its accounts. */
  remove(id: string): void;
  /** Returns tenants in the order of their ids, after the given one. */
  page(after: string, limit: number): Tenant[];
}

/** Returns the suffix of a tenant's table names; empty for the project's own accounts. */
export function tableSuffix(tenant: NumberedTenant | undefined): string {
  return tenant === undefined ? '' : `_tenant_${tenant.number}`;
}

/** Names of the tables that every tenant has for itself, so that accounts are never mixed. */
const OWN_TABLES = ['identity_users', 'identity_providers', 'identity_oob_codes'];

/** Opens the tenants of a database. */
export function createTenantStore(database: DatabaseSync): TenantStore {
  database.exec(`CREATE TABLE IF NOT EXISTS identity_tenants (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, data TEXT NOT NULL,
    checksum INTEGER NOT NULL DEFAULT 0) STRICT`);
  const intact = keepChecksums(database, CHECKED_TENANTS);
  const select = database.prepare(
    `SELECT number, data FROM identity_tenants WHERE id = ? AND ${intact}`,
  );
  const upsert = database.prepare(
    'INSERT INTO identity_tenants (id, data) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
  );
  const removeRow = database.prepare('DELETE FROM identity_tenants WHERE id = ?');
  const page = database.prepare(
    `SELECT data FROM identity_tenants WHERE id > ? AND ${intact} ORDER BY id LIMIT ?`,
  );

  function get(id: string): NumberedTenant | undefined {
    const row = select.get(id);
    return row === undefined ? undefined : { ...read(row), number: Number(row['number']) };
  }

  /** Deletes the rows first: unlike dropping a table, that is recorded for a snapshot. */
  function drop(table: string): void {
    const exists = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table);
    if (exists !== undefined) database.exec(`DELETE FROM ${table}; DROP TABLE ${table};`);
  }

  return {
    get,
    put({ id, displayName, disabled, settings }) {
      upsert.run(id, JSON.stringify({ id, displayName, disabled, settings }));
    },
    remove(id) {
      const tenant = get(id);
      if (tenant === undefined) return;
      for (const name of OWN_TABLES) drop(`${name}${tableSuffix(tenant)}`);
      removeRow.run(id);
    },
    page: (after, limit) => page.all(after, limit).map(read),
  };
}

function read(row: Readonly<Record<string, unknown>>): Tenant {
  return JSON.parse(String(row['data'])) as Tenant;
}

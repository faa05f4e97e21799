import type { DatabaseSync } from 'node:sqlite';

/**
 * Compares the table by which accounts are found by another service's id with the accounts, of the project or of a tenant
 * (`suffix` of the tables' names). Returns the ids of accounts that it misses or confuses.
 */
export function misplacedAccounts(database: DatabaseSync, suffix: string): string[] {
  const rows = database
    .prepare(
      `WITH linked AS (
         SELECT u.uid, p.value ->> 'providerId' AS provider, p.value ->> 'rawId' AS raw_id
         FROM identity_users${suffix} u, json_each(u.data, '$.providers') p),
       stored AS (SELECT uid, provider, raw_id FROM identity_providers${suffix})
       SELECT uid FROM (SELECT * FROM linked EXCEPT SELECT * FROM stored)
       UNION SELECT uid FROM (SELECT * FROM stored EXCEPT SELECT * FROM linked)`,
    )
    .all();
  return rows.map((row) => String(row['uid']));
}

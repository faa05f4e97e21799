import { createECDH } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_PUSH_KEY } from '../data/checked-tables.ts';

/**
 * Returns the private key with which the functions of this database sign push messages (RFC 8292), in base64url. Browsers are
 * subscribed for its public key, so it stays the same, also in a backup.
 * @throws {DamagedRecordError} if it is damaged: with a new key, no device would get messages
 */
export function keepPushKey(database: DatabaseSync): string {
  database.exec(
    'CREATE TABLE IF NOT EXISTS push_key (private_key TEXT NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT',
  );
  const intact = keepChecksums(database, CHECKED_PUSH_KEY);
  const row = database.prepare(`SELECT private_key FROM push_key WHERE ${intact}`).get();
  if (row !== undefined) return String(row['private_key']);
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The leading zeros of a short key are part of it.
  const key = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  database.prepare('INSERT INTO push_key (private_key) VALUES (?)').run(key.toString('base64url'));
  return key.toString('base64url');
}

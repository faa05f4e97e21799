import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { header, type HttpCall, HttpError, keepChecksums } from '@quits/service-base';
import { CHECKED_SECRET } from '../../data/checked-tables.ts';
import { cookie } from '../../http/same-origin.ts';

/** Cookie that pages read the token from. */
const XSRF_COOKIE = 'XSRF-TOKEN';
/** Header that pages send the token back in. */
const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Tokens that prove that a request comes from one of our own pages. */
export interface Xsrf {
  /** Returns a `Set-Cookie` header for a caller without a valid token. */
  cookieFor(call: HttpCall): string | undefined;
  /** @throws {HttpError} 403 when the header is missing or wrong */
  require(call: HttpCall): void;
}

/**
 * Creates tokens that can't be forged, because they are signed with a secret of the data folder.
 */
export function createXsrf(database: DatabaseSync): Xsrf {
  const secret = loadSecret(database);
  const signatureOf = (nonce: string) =>
    createHmac('sha256', secret).update(nonce).digest('base64url');

  function isOurs(token: string): boolean {
    const [nonce = '', signature = ''] = token.split('.');
    const [expected, actual] = [Buffer.from(signatureOf(nonce)), Buffer.from(signature)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  return {
    cookieFor(call) {
      const known = cookie(call, XSRF_COOKIE);
      if (known !== undefined && isOurs(known)) return undefined;
      const nonce = randomBytes(16).toString('base64url');
      const secure = call.url.protocol === 'https:' ? '; Secure' : '';
      return `${XSRF_COOKIE}=${nonce}.${signatureOf(nonce)}; Path=/; SameSite=Strict${secure}`;
    },
    require(call) {
      const sent = header(call, XSRF_HEADER);
      if (sent !== undefined && sent === cookie(call, XSRF_COOKIE) && isOurs(sent)) return;
      throw new HttpError(403, `The ${XSRF_HEADER} header is missing or wrong.`);
    },
  };
}

function loadSecret(database: DatabaseSync): Buffer {
  database.exec(
    `CREATE TABLE IF NOT EXISTS hosting_secret (
      id INTEGER PRIMARY KEY CHECK (id = 1), value BLOB NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT`,
  );
  const intact = keepChecksums(database, CHECKED_SECRET);
  const row = database.prepare(`SELECT value FROM hosting_secret WHERE ${intact}`).get();
  if (row?.['value'] instanceof Uint8Array) return Buffer.from(row['value']);
  const secret = randomBytes(32);
  database.prepare('INSERT INTO hosting_secret (id, value) VALUES (1, ?)').run(secret);
  return secret;
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Document } from '@quits/service-base';
import { createExpiring } from '../limits/expiring.ts';

/** Passes, each of which lets one person sign up. */
export interface Passes {
  /**
   * Returns a new pass for the holder of a link; `undefined` if the secret isn't that of the document, or the link is
   * no longer valid.
   * @param path of the document that proves the link, such as `teams/t/links/l`
   */
  issue(path: string, secret: string): string | undefined;
  /** Uses up a pass; returns whether it was one and its link is still valid. */
  use(pass: string): boolean;
}

/** Options of {@link createPasses}. */
export interface PassesOptions {
  /** Path of the documents, such as `teams/{team}/links/{link}`. */
  readonly documents: string;
  /** Returns a document of the default database by its path. */
  readonly read: (path: string) => Document | null;
  /** In ms since the epoch. */
  readonly now: () => number;
}

/** Lifetime of a pass in ms: time enough to open an emailed link. */
export const PASS_TIME = 3_600_000;
const MOST_PASSES = 10_000;
const LONGEST_SECRET = 1024;

/**
 * Creates passes, in memory. A document proves a link if it has `secretHash` (the SHA-256 of the secret in the link, as
 * bytes), `expiresAt` in the future, `usesLeft` above 0, and no `revokedAt`. Within an hour, a link lets in as many
 * people as it has uses left.
 */
export function createPasses({ documents, read, now }: PassesOptions): Passes {
  const pattern = new RegExp(`^${documents.split('/').map(segmentPattern).join('/')}$`, 'u');
  const passes = createExpiring<string>(now, PASS_TIME, MOST_PASSES);
  const issued = createExpiring<number>(now, PASS_TIME, MOST_PASSES);

  function usesOf(path: string, secret?: string): number {
    const document = read(path);
    if (document === null) return 0;
    const { fields = {} } = document;
    const [hash, expiry, uses] = [fields['secretHash'], fields['expiresAt'], fields['usesLeft']];
    if (hash === undefined || !('bytesValue' in hash)) return 0;
    if (secret !== undefined && !isHashOf(hash.bytesValue, secret)) return 0;
    if (expiry === undefined || !('timestampValue' in expiry)) return 0;
    if (Date.parse(expiry.timestampValue) <= now()) return 0;
    const revoked = fields['revokedAt'];
    if (revoked !== undefined && !('nullValue' in revoked)) return 0;
    return uses !== undefined && 'integerValue' in uses ? Number(uses.integerValue) : 0;
  }

  return {
    issue(path, secret) {
      if (!pattern.test(path) || secret.length > LONGEST_SECRET) return undefined;
      const count = issued.get(path) ?? 0;
      // A pass that isn't used returns with its expiry; a few more per use, for people who try again.
      if (count >= usesOf(path, secret) * 3) return undefined;
      issued.set(path, count + 1);
      const pass = randomBytes(18).toString('base64url');
      passes.set(pass, path);
      return pass;
    },
    use(pass) {
      const path = passes.get(pass);
      if (path === undefined) return false;
      passes.delete(pass);
      return usesOf(path) > 0;
    },
  };
}

function segmentPattern(segment: string): string {
  return segment.startsWith('{')
    ? '[^/]{1,200}'
    : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function isHashOf(hash: string, secret: string): boolean {
  const [expected, actual] = [
    Buffer.from(hash, 'base64'),
    createHash('sha256').update(secret).digest(),
  ];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

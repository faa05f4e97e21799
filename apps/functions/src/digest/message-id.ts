import { createHash } from 'node:crypto';

/** Returns the Message-ID of a summary: the same for each attempt, so that mail programs can recognize a repeated email. */
export function messageId(uid: string, until: Date, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const hash = createHash('sha256').update(`${uid} ${until.toISOString()}`).digest('hex');
  return `<${hash.slice(0, 32)}@${domain}>`;
}

import { createHash } from 'node:crypto';

/** Returns the id of a summary's email: the same for each attempt, so that one that was delivered twice is shown once. */
export function messageId(uid: string, until: Date, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const hash = createHash('sha256').update(`${uid} ${until.toISOString()}`).digest('hex');
  return `<${hash.slice(0, 32)}@${domain}>`;
}

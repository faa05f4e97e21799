import { createHash } from 'node:crypto';

/** Returns a Message-ID that depends on what the email is about only, so that a repeated email has the same one. */
export function messageId(about: string, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const hash = createHash('sha256').update(about).digest('hex');
  return `<${hash.slice(0, 32)}@${domain}>`;
}

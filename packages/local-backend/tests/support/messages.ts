import type { LocalBackend, Message } from '../../src/index.ts';

/** The latest message to an address or a number. */
export function latestMessage(backend: LocalBackend, to: string): Message {
  const message = backend.mailbox.list().findLast((candidate) => candidate.to === to);
  if (message === undefined) throw new Error(`Nothing was sent to ${to}.`);
  return message;
}

/** The code in the link of the latest e-mail to an address. */
export function latestOobCode(backend: LocalBackend, to: string): string {
  const link = new URL(latestMessage(backend, to).link ?? '');
  return link.searchParams.get('oobCode') ?? '';
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An email that a mail server took. */
interface ReceivedMail {
  readonly to: string;
  readonly source: string;
}

/** Account of a mail server that wants one. */
export interface MailUser {
  readonly user: string;
  readonly password: string;
}

/** Starts a mail server, for everybody or one user; `refuse` makes it refuse the next emails to an address with a temporary failure. */
export async function startMailServer(only?: MailUser) {
  const received: ReceivedMail[] = [];
  const refused = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: only === undefined,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (only !== undefined && username === only.user && password === only.password)
        done(null, { user: username });
      else done(new Error('Wrong password'));
    },
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const left = refused.get(address) ?? 0;
      refused.set(address, left - 1);
      if (left <= 0) done();
      else done(Object.assign(new Error('Mailbox busy'), { responseCode: 450 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(' '),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  // Clients may be killed.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (address: string, times: number) => void refused.set(address, times),
    to: (name: string) =>
      received
        .filter((one) => one.to === `${name}@example.org`)
        .map(({ source }) => parsedMail(source)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Returns the decoded parts of an email, and its headers. */
function parsedMail(source: string) {
  const unfolded = source.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim();
  const parts = source.split(/^--[^\r\n]+(?:\r\n|$)/m).flatMap((part) => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n');
    const bytes = /base64/i.test(head)
      ? Buffer.from(body, 'base64')
      : Buffer.from(
          body
            .replaceAll('=\r\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
              String.fromCodePoint(Number.parseInt(code, 16)),
            ),
          /quoted-printable/i.test(head) ? 'latin1' : 'utf8',
        );
    return /^Content-Type: text\//im.test(head) ? [{ head, body: bytes.toString() }] : [];
  });
  const part = (type: string) => parts.find(({ head }) => head.includes(type))?.body ?? '';
  return { header, text: part('text/plain'), html: part('text/html') };
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server of a test. */
export interface MailServer {
  readonly url: string;
  /** Resolves with the text of the next email. */
  next(): Promise<string>;
  stop(): Promise<void>;
}

/** Options of {@link startMailServer}. */
export interface MailServerOptions {
  /** @default a free one */
  readonly port?: number;
  /** Status codes with which the next emails are refused. */
  readonly refusals?: number[];
}

/** Starts a mail server that accepts everything. */
export async function startMailServer({
  port = 0,
  refusals = [],
}: MailServerOptions = {}): Promise<MailServer> {
  const waiting: ((text: string) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const responseCode = refusals.shift();
        if (responseCode !== undefined) {
          done(Object.assign(new Error('Refused'), { responseCode }));
          return;
        }
        done();
        waiting.shift()?.(decoded(Buffer.concat(chunks).toString()));
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** RFC 2045, 6.7: quoted-printable. */
function decoded(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
}

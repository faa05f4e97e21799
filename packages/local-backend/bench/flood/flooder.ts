import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { PUBLIC_NAME } from '../../tests/support/server-stage.ts';

/** Work of a process that floods a server, from an address of its own. */
export interface FloodTask {
  readonly port: number;
  readonly address: string;
  readonly kind: 'reads' | 'sign-ups';
  readonly count: number;
  /** Requests that are under way at once. */
  readonly atOnce: number;
  /** Connections for them. */
  readonly connections: number;
}

/** Number of responses by status; `cut` for connections that the server closed. */
export type FloodResult = Readonly<Record<string, number>>;

process.on('message', (task: FloodTask) => {
  void flood(task).then((result) => process.send?.(result));
});

async function flood({ count, atOnce, connections, ...target }: FloodTask): Promise<FloodResult> {
  const results: Record<string, number> = {};
  const work = { left: count };
  const perConnection = Math.ceil(atOnce / connections);
  await Promise.all(Array.from({ length: connections }, () => drive()));
  return results;

  async function drive(): Promise<void> {
    while (work.left > 0) {
      const session = open(target.port, target.address);
      await Promise.all(
        Array.from({ length: perConnection }, async () => {
          while (work.left > 0 && !session.destroyed && !session.closed) {
            work.left -= 1;
            const status = await send(session, target.kind);
            results[status] = (results[status] ?? 0) + 1;
          }
        }),
      );
      session.destroy();
    }
  }
}

function open(port: number, localAddress: string): ClientHttp2Session {
  const options = {
    host: '127.0.0.1',
    port,
    localAddress,
    servername: PUBLIC_NAME,
    rejectUnauthorized: false,
    ALPNProtocols: ['h2'],
  };
  const session = connect(`https://${PUBLIC_NAME}:${port}`, {
    createConnection: () => connectTls(options),
  });
  session.on('error', () => session.destroy());
  return session;
}

function send(session: ClientHttp2Session, kind: FloodTask['kind']): Promise<string> {
  return new Promise((resolve) => {
    const stream =
      kind === 'reads'
        ? session.request({
            ':path': '/v1/projects/quits/databases/(default)/documents/notes/flood',
          })
        : session.request({
            ':method': 'POST',
            ':path': '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
            'content-type': 'application/json',
          });
    let status = 'cut';
    stream.on('response', (headers) => {
      status = String(headers[':status']);
    });
    stream.on('error', () => undefined);
    stream.on('close', () => resolve(status));
    stream.resume();
    stream.end(kind === 'reads' ? undefined : '{}');
  });
}

import { constants, connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import type { Message } from '@quits/service-base';
import { RawChannel } from '@quits/tooling-backend-testing/raw-channel';
import { encodeMessage } from '@quits/firestore-service/proto';

/** Address of the server under load. */
export interface SoakAddress {
  readonly origin: string;
  readonly port: number;
  readonly bucket: string;
  readonly project: string;
}

/** Load of every kind. */
export interface SoakLoad {
  round(): Promise<void>;
  stop(): void;
}

const DOCUMENTS = 50;
const TIMES = 5;

/** Creates the rounds of load. */
export function createSoakLoad({ origin, port, bucket, project }: SoakAddress): SoakLoad {
  const database = `projects/${project}/databases/(default)`;
  const firestore = `http://127.0.0.1:${port}`;
  const session = connect(firestore);
  // The end of the server is no failure; a session that ends sooner fails the next call.
  session.on('error', () => undefined);
  const documents = `${firestore}/v1/${database}/documents`;
  let written = 0;

  function write(): Message {
    written += 1;
    const name = `${database}/documents/soak/d${written % DOCUMENTS}`;
    const fields = {
      n: { integerValue: String(written) },
      text: { stringValue: 'x'.repeat(2000) },
    };
    return { update: { name, fields } };
  }

  const query = {
    parent: `${database}/documents`,
    structuredQuery: {
      from: [{ collectionId: 'soak' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'n' },
          op: 'GREATER_THAN',
          value: { integerValue: '10' },
        },
      },
      orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
      limit: 20,
    },
  };
  const listen = { database, addTarget: { targetId: 2, query } };

  /** Makes a gRPC call; a stream is closed after its first data. */
  function call(method: string, bytes: Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      const stream = session.request({
        ':method': 'POST',
        ':path': `/google.firestore.v1.Firestore/${method}`,
        'content-type': 'application/grpc',
        te: 'trailers',
        authorization: 'Bearer owner',
      });
      stream.on('error', () => undefined);
      stream.on('close', resolve);
      stream.on('data', () => method === 'Listen' && stream.close(constants.NGHTTP2_CANCEL));
      stream.write(bytes);
      if (method !== 'Listen') stream.end();
    });
  }

  /** Over WebChannel, with a back channel that is broken off. */
  async function listenAndBreak(): Promise<void> {
    const channel = new RawChannel(port, 'Listen', crypto.randomUUID());
    await channel.open([listen], 'Authorization:Bearer owner\r\n');
    const hang = await channel.hang(0);
    await channel.forward(1, [{ nonsense: 1 }]);
    hang.abort();
    await channel.terminate();
  }

  function post(
    url: string,
    body: string | Uint8Array<ArrayBuffer>,
    type = 'application/json',
  ): Promise<unknown> {
    const headers = { Authorization: 'Bearer owner', 'Content-Type': type };
    return fetch(url, { method: 'POST', headers, body }).then((answer) => answer.json());
  }

  /** A user signs up, writes, and leaves. */
  async function visit(): Promise<void> {
    const accounts = `${origin}/identitytoolkit.googleapis.com/v1/accounts`;
    const { idToken } = (await post(`${accounts}:signUp?key=k`, '{}')) as { idToken: string };
    await post(`${accounts}:lookup?key=k`, JSON.stringify({ idToken }));
    await post(`${accounts}:delete?key=k`, JSON.stringify({ idToken }));
  }

  async function keepFile(): Promise<void> {
    const objects = `${origin}/v0/b/${bucket}/o`;
    await post(`${objects}?name=soak`, new Uint8Array(100_000), 'application/octet-stream');
    const headers = { Authorization: 'Bearer owner' };
    await fetch(`${objects}/soak?alt=media`, { headers }).then((answer) => answer.arrayBuffer());
    await fetch(`${objects}/soak`, { method: 'DELETE', headers });
  }

  /** Actions, each with the number of concurrent runs. */
  const acts: readonly (readonly [number, () => Promise<unknown>])[] = [
    [3, () => call('Commit', framed('CommitRequest', { database, writes: [write()] }))],
    [3, () => post(`${documents}:commit`, JSON.stringify({ writes: [write()] }))],
    [3, () => post(`${documents}:runQuery`, JSON.stringify(query))],
    [6, () => call('Listen', framed('ListenRequest', listen))],
    [3, () => call('RunQuery', framed('RunQueryRequest', query))],
    [6, () => call('Commit', Buffer.from([0, 0, 0, 0, 9, 1, 2, 3]))],
    [6, () => post(`${documents}:commit`, '{"writes": [{"update": 7}]}')],
    [10, () => sendRaw(port, 'GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n')],
    [20, () => sendRaw(port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nnonsense')],
    [3, listenAndBreak],
    [3, visit],
    [3, keepFile],
  ];

  return {
    async round() {
      for (let time = 0; time < TIMES; time += 1) {
        await Promise.all(
          acts.flatMap(([count, act]) => Array.from({ length: count }, () => act())),
        );
      }
    },
    stop: () => session.destroy(),
  };
}

function framed(type: string, message: Message): Buffer {
  const bytes = encodeMessage(type, message);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([header, bytes]);
}

/** Sends a text on a bare connection and breaks it off. */
function sendRaw(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connectTcp(port, '127.0.0.1', () => socket.end(text));
    socket.setTimeout(20, () => socket.destroy());
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

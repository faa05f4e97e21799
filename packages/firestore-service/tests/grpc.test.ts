import {
  connect as connectHttp2,
  type ClientHttp2Session,
  type ClientHttp2Stream,
} from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { eventually } from '@quits/tooling-presets/eventually';
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  initializeFirestore,
  onSnapshot,
  setDoc,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeMessage } from '../src/grpc/proto/encode.ts';
import { startStage, type Stage } from './support/firestore-stage.ts';
import { createTinyService } from './support/tiny-service.ts';

// The SDK reports refused calls on the console as well.
setLogLevel('silent');

const service = createTinyService();
const open: Firestore[] = [];
let stage: Stage;

beforeAll(async () => {
  stage = await startStage(service);
});

afterAll(async () => {
  await Promise.all(open.map((firestore) => terminate(firestore)));
  await stage.stop();
});

function client(): Firestore {
  const app = initializeApp({ projectId: 'demo-tiny', apiKey: 'k' }, crypto.randomUUID());
  const firestore = initializeFirestore(app, {});
  connectFirestoreEmulator(firestore, '127.0.0.1', stage.port);
  open.push(firestore);
  return firestore;
}

test('carries a write and a read', async () => {
  const reference = doc(collection(client(), 'notes'));
  await setDoc(reference, { text: 'naïve 👍🏽 test', n: 1, at: new Date(5) });
  const snapshot = await getDoc(doc(client(), reference.path));
  expect(snapshot.get('text')).toBe('naïve 👍🏽 test');
  expect(snapshot.get('at').toMillis()).toBe(5);
});

test('shows one client what another one writes', async () => {
  const reference = doc(collection(client(), 'notes'));
  const writer = client();
  const seen: unknown[] = [];
  const stop = onSnapshot(reference, (snapshot) => seen.push(snapshot.data()?.['n']));
  for (let n = 1; n <= 5; n += 1) {
    await setDoc(doc(writer, reference.path), { n });
    await eventually(() => expect(seen.at(-1)).toBe(n), 10_000);
  }
  stop();
});

test('reports a refused write', async () => {
  await expect(setDoc(doc(client(), 'forbidden/a'), {})).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

test('gives up a client that takes nothing in, and no other', { timeout: 60_000 }, async () => {
  const limits = { maxWaiting: 1_000_000, stall: 500 };
  const strict = await startStage(service, { grpc: limits });
  // One connection per client: streams of the same connection share a flow-control window.
  const openSession = () => connectHttp2(`http://127.0.0.1:${strict.port}`);
  const sessions = [openSession(), openSession()] as const;
  const [slow, healthy] = [listenBare(sessions[0]), listenBare(sessions[1])];
  healthy.resume();
  slow.on('response', () => slow.pause());
  const text = 'x'.repeat(300_000);
  const writer = client();
  await eventually(async () => {
    await setDoc(doc(writer, 'notes/large'), { text });
    expect(slow.closed).toBe(true);
  }, 30_000);
  expect(healthy.closed).toBe(false);
  for (const session of sessions) session.destroy();
  await strict.stop();
});

/** Listens to the notes over plain HTTP/2. */
function listenBare(session: ClientHttp2Session): ClientHttp2Stream {
  const database = 'projects/demo-tiny/databases/(default)';
  const structuredQuery = { from: [{ collectionId: 'notes' }] };
  const addTarget = { targetId: 2, query: { parent: `${database}/documents`, structuredQuery } };
  const message = encodeMessage('ListenRequest', { database, addTarget });
  const header = Buffer.alloc(5);
  header.writeUInt32BE(message.length, 1);
  const stream = session.request({
    ':method': 'POST',
    ':path': '/google.firestore.v1.Firestore/Listen',
    'content-type': 'application/grpc',
    te: 'trailers',
  });
  stream.on('error', () => undefined);
  stream.write(Buffer.concat([header, message]));
  return stream;
}

test('lets go of a client that hangs up', async () => {
  const greeting = Buffer.concat([
    Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    // Empty settings.
    Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]),
  ]);
  await new Promise((resolve) => {
    const socket = connectTcp({ port: stage.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.once('data', () => socket.end());
    socket.on('end', resolve);
    socket.write(greeting);
  });
});

test('serves HTTP/1.1 on the same port', async () => {
  const response = await fetch(`http://127.0.0.1:${stage.port}/`);
  expect(response.status).toBe(404);
  const body = 'x'.repeat(1_000_000);
  const large = await fetch(`http://127.0.0.1:${stage.port}/`, { method: 'POST', body });
  expect(large.status).toBe(404);
});

import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { alternate } from '@quits/tooling-backend-testing/alternate';
import { createFirestore, type Firestore } from '../src/create-firestore.ts';
import { encodeMessage as encodeProto } from '../src/grpc/proto/encode.ts';
import { encodeMessage as encodeJson } from '../src/webchannel/encode-message.ts';
import { GzipFragments } from '../src/webchannel/gzip-fragments.ts';
import { textOf } from '../src/webchannel/shared-text.ts';

const DATABASE = 'projects/demo-bench/databases/(default)';
const NAME = `${DATABASE}/documents/rooms/lobby`;
const FIELDS = 500;
/** Maximum allowed ratio; with an encoding per listener it would be higher. */
const MOST_TIMES_ONE = 5;

const ENCODINGS: Readonly<Record<string, (message: Message) => unknown>> = {
  WebChannel: (message) => Buffer.from(textOf(encodeJson(message))),
  'WebChannel, compressed': (message) => new GzipFragments().add(encodeJson(message)),
  gRPC: (message) => encodeProto('ListenResponse', message),
};

const firestores: Firestore[] = [];
afterAll(() => {
  for (const firestore of firestores) firestore.stop();
});

let value = 0;

/**
 * Creates a document of 500 fields with several listeners; returns a function that changes it and
 * notifies all of them.
 */
function sceneOf(listeners: number, encode: (message: Message) => unknown) {
  const firestore = createFirestore({
    storage: new DatabaseSync(':memory:'),
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
    defer: (task) => task(),
  });
  firestores.push(firestore);
  const { service } = firestore;
  // Encodings are cached by document, so there are as many as distinct documents.
  const documents = new Set<unknown>();
  let told = 0;
  const sink = {
    send(message: Message) {
      encode(message);
      const change = message['documentChange'] as Message | undefined;
      if (change === undefined) return;
      told += 1;
      documents.add(change['document']);
    },
    end: () => expect.unreachable('A listener was refused.'),
  };
  for (let n = 0; n < listeners; n += 1) {
    const stream = service.open('Listen', {}, sink);
    const target = { targetId: 2, documents: { documents: [NAME] } };
    stream.receive({ database: DATABASE, addTarget: target });
  }
  return async () => {
    value += 1;
    told = 0;
    documents.clear();
    const names = Array.from({ length: FIELDS }, (_, n) => `field${n}`);
    const text = { stringValue: `the value ${value} of a field` };
    const fields = Object.fromEntries(names.map((name) => [name, text]));
    const writes = [{ update: { name: NAME, fields } }];
    await service.unary('Commit', { database: DATABASE, writes }, {});
    expect({ told, encodings: documents.size }).toEqual({ told: listeners, encodings: 1 });
  };
}

for (const [transport, encode] of Object.entries(ENCODINGS)) {
  test(`100 listeners to one document over ${transport}`, { timeout: 60_000 }, async () => {
    const [one, hundred] = await alternate([
      { name: `${transport}, one listener, one encoding`, act: sceneOf(1, encode) },
      { name: `${transport}, 100 listeners, one encoding`, act: sceneOf(100, encode) },
    ]);
    const ratio = Number(hundred?.median) / Number(one?.median);
    console.log(`${transport}: ${ratio.toFixed(2)} times`);
    expect(ratio).toBeLessThan(MOST_TIMES_ONE);
  });
}

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { createFirestore } from '../src/create-firestore.ts';
import { encodeMessage as encodeProto } from '../src/grpc/proto/encode.ts';
import { encodeMessage as encodeJson } from '../src/webchannel/encode-message.ts';

const DATABASE = 'projects/demo/databases/(default)';
const NAME = `${DATABASE}/documents/c/d`;
const LISTENERS = 100;

test('a hundred listeners get the same document object', async () => {
  const { service, stop } = createFirestore({
    storage: new DatabaseSync(':memory:'),
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
    defer: (task) => task(),
  });
  const sent = new Set<unknown>();
  let changes = 0;
  for (let n = 0; n < LISTENERS; n += 1) {
    const send = (message: Message): void => {
      const change = message['documentChange'] as Message | undefined;
      if (change === undefined) return;
      changes += 1;
      sent.add(change['document']);
    };
    const stream = service.open('Listen', {}, { send, end: () => undefined });
    const documents = { documents: [NAME] };
    stream.receive({ database: DATABASE, addTarget: { targetId: 2, documents } });
  }
  const writes = [{ update: { name: NAME, fields: { n: { integerValue: '1' } } } }];
  await service.unary('Commit', { database: DATABASE, writes }, {});
  expect(changes).toBe(LISTENERS);
  expect(sent.size).toBe(1);
  stop();
});

test.each([
  ['WebChannel', (message: Message) => encodeJson(message)],
  ['gRPC', (message: Message) => encodeProto('ListenResponse', message)],
])('it is encoded once for %s', (_transport, encode) => {
  let reads = 0;
  const document = {
    name: NAME,
    get fields() {
      reads += 1;
      return { n: { integerValue: '1' } };
    },
    createTime: '2026-01-01T00:00:00Z',
    updateTime: '2026-01-01T00:00:00Z',
  };
  for (let n = 0; n < LISTENERS; n += 1) encode({ documentChange: { document, targetIds: [n] } });
  expect(reads).toBe(1);
});

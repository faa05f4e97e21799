import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { int, rpcClient, set } from '../testing/rpc-client.ts';

const TARGET = { documents: { documents: [nameOf('c/d')] } };

function start(streams: number) {
  const tasks: (() => void)[] = [];
  const { service } = openFirestore({ defer: (task) => tasks.push(task) });
  const order: number[] = [];
  const sent = new Map<number, Message[]>();
  const handlers = Array.from({ length: streams }, (_, n) => {
    const send = (message: Message) => {
      order.push(n);
      sent.set(n, [...(sent.get(n) ?? []), message]);
    };
    const stream = service.open('Listen', {}, { send, end: () => undefined });
    stream.receive({ database: DATABASE, addTarget: { targetId: 2, ...TARGET } });
    return stream;
  });
  order.length = 0;
  sent.clear();
  return { db: rpcClient(service), tasks, order, sent, handlers };
}

test('acknowledges a commit before listeners get it', async () => {
  const { db, tasks, order } = start(3);
  await db.commit(set('c/d', { n: int(1) }));
  expect(order).toEqual([]);
  tasks.shift()?.();
  expect([...new Set(order)]).toEqual([0, 1, 2]);
});

test('sends several commits as one snapshot, in the order in which streams began to wait', async () => {
  const { db, tasks, order, sent } = start(3);
  for (let n = 0; n < 5; n += 1) await db.commit(set('c/d', { n: int(n) }));
  expect(tasks).toHaveLength(1);
  tasks.shift()?.();
  expect([...new Set(order)]).toEqual([0, 1, 2]);
  for (const messages of sent.values()) {
    expect(messages).toMatchObject([
      { documentChange: { document: { fields: { n: int(4) } } } },
      { targetChange: { targetChangeType: 'NO_CHANGE' } },
    ]);
  }
});

test('sends each commit as a snapshot of its own on request, with the results of all targets', async () => {
  const { service } = openFirestore({ defer: () => undefined, snapshotPerCommit: true });
  const sent: Message[] = [];
  const send = (message: Message) => void sent.push(message);
  const stream = service.open('Listen', {}, { send, end: () => undefined });
  for (const [targetId, path] of [2, 4].map((id) => [id, `c/${id}`] as const)) {
    const addTarget = { targetId, documents: { documents: [nameOf(path)] } };
    stream.receive({ database: DATABASE, addTarget });
  }
  sent.length = 0;
  const db = rpcClient(service);
  for (const n of [1, 2]) await db.commit(set('c/2', { n: int(n) }), set('c/4', { n: int(n) }));
  const ofCommit = (n: number) => [
    { documentChange: { document: { fields: { n: int(n) } } } },
    { documentChange: { document: { fields: { n: int(n) } } } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ];
  expect(sent).toMatchObject([...ofCommit(1), ...ofCommit(2)]);
});

test('sends each commit as a snapshot of its own to administrators only, on request', async () => {
  const { service } = openFirestore({
    defer: () => undefined,
    snapshotPerCommit: 'administrators',
    authenticate: (token) => ({ kind: token === 'admin' ? 'admin' : 'nobody' }),
  });
  const [ofAdmin, ofNobody] = ['admin', 'nobody'].map((authorization) => {
    const sent: Message[] = [];
    const send = (message: Message) => void sent.push(message);
    const stream = service.open('Listen', { authorization }, { send, end: () => undefined });
    stream.receive({ database: DATABASE, addTarget: { targetId: 2, ...TARGET } });
    sent.length = 0;
    return sent;
  });
  const db = rpcClient(service);
  for (const n of [1, 2]) await db.commit(set('c/d', { n: int(n) }));
  expect(ofNobody).toEqual([]);
  expect(ofAdmin?.filter((message) => 'documentChange' in message)).toHaveLength(2);
});

test('sends what is pending before the result of another target, and nothing after the end', async () => {
  const { db, tasks, sent, handlers } = start(2);
  await db.commit(set('c/d', { n: int(1) }));
  const other = { targetId: 4, documents: { documents: [nameOf('c/e')] } };
  handlers[0]?.receive({ database: DATABASE, addTarget: other });
  expect(sent.get(0)).toMatchObject([
    { documentChange: { targetIds: [2] } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
    { targetChange: { targetChangeType: 'ADD', targetIds: [4] } },
    { targetChange: { targetChangeType: 'CURRENT' } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
  handlers[1]?.close();
  sent.clear();
  for (const task of tasks.splice(0)) task();
  expect([...sent.keys()]).toEqual([]);
});

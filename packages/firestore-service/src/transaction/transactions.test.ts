import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import type { FirestoreService } from '../rpc/firestore-service.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { int, remove, rpcClient, set } from '../testing/rpc-client.ts';

function start(now?: () => number) {
  const { service } = openFirestore(now === undefined ? {} : { clock: now });
  return { service, db: rpcClient(service) };
}

async function begin(service: FirestoreService, options: Message = {}): Promise<string> {
  const answer = await service.unary('BeginTransaction', { database: DATABASE, options }, {});
  return stringAt(answer, 'transaction');
}

async function get(service: FirestoreService, path: string, rest: Message): Promise<Message[]> {
  const request = { database: DATABASE, documents: [nameOf(path)], ...rest };
  const answers: Message[] = [];
  for await (const answer of service.serverStream('BatchGetDocuments', request, {})) {
    answers.push(answer);
  }
  return answers;
}

const commit = (service: FirestoreService, transaction: string, ...writes: Message[]) =>
  service.unary('Commit', { database: DATABASE, transaction, writes }, {});

const above = (n: number) => ({
  from: [{ collectionId: 'k' }],
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: int(n) } },
});

test('commits when nothing that it read has changed', async () => {
  const { service, db } = start();
  await db.commit(set('k/a', { n: int(1) }));
  const transaction = await begin(service);
  await get(service, 'k/a', { transaction });
  await db.commit(set('k/b', { n: int(5) }));
  await commit(service, transaction, set('k/a', { n: int(2) }));
  expect(await db.read('k/a')).toEqual({ n: int(2) });
});

test.each<[string, Message]>([
  ['changed', set('k/a', { n: int(7) })],
  ['deleted', remove('k/a')],
])('aborts when a document that it read was %s', async (_, write) => {
  const { service, db } = start();
  await db.commit(set('k/a', { n: int(1) }));
  const transaction = await begin(service);
  await get(service, 'k/a', { transaction });
  await db.commit(write);
  await expect(commit(service, transaction, set('k/z'))).rejects.toMatchObject({
    status: 'ABORTED',
  });
  expect(await db.read('k/z')).toBeUndefined();
});

test('aborts when a document that it found missing was created', async () => {
  const { service, db } = start();
  const transaction = await begin(service);
  await get(service, 'k/a', { transaction });
  await db.commit(set('k/a'));
  await expect(commit(service, transaction, set('k/z'))).rejects.toMatchObject({
    status: 'ABORTED',
  });
});

test('aborts when the result of its query has changed, and only then', async () => {
  const { service, db } = start();
  const run = async (n: number) => {
    const transaction = await begin(service);
    await db.query(above(3), { transaction });
    await db.commit(set('k/a', { n: int(n) }));
    return commit(service, transaction, set('k/z', { n: int(0) }));
  };
  await expect(run(1)).resolves.toBeDefined();
  await expect(run(4)).rejects.toMatchObject({ status: 'ABORTED' });
});

test('reads one snapshot, whatever is written meanwhile', async () => {
  const { service, db } = start();
  await db.commit(set('k/a', { n: int(5) }), set('k/b', { n: int(6) }));
  const transaction = await begin(service, { readOnly: {} });
  await db.commit(set('k/a', { n: int(1) }), remove('k/b'), set('k/c', { n: int(9) }));
  const [answer] = await get(service, 'k/a', { transaction });
  expect(messageAt(answer ?? {}, 'found')).toMatchObject({ fields: { n: int(5) } });
  expect(await db.ids(above(3), { transaction })).toEqual(['a', 'b']);
  expect(await db.ids(above(3))).toEqual(['c']);
  await expect(commit(service, transaction)).resolves.toBeDefined();
});

test('reads the past at a given time', async () => {
  const { db } = start();
  const { commitTime } = await db.commit(set('k/a', { n: int(5) }));
  await db.commit(set('k/a', { n: int(6) }));
  const request = { name: nameOf('k/a'), readTime: commitTime };
  expect(await db.call('GetDocument', request)).toMatchObject({ fields: { n: int(5) } });
  const future = { name: nameOf('k/a'), readTime: '2999-01-01T00:00:00Z' };
  await expect(db.call('GetDocument', future)).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});

test('begins with a read', async () => {
  const { service, db } = start();
  const [first, second] = await get(service, 'k/a', { newTransaction: { readWrite: {} } });
  expect(second).toMatchObject({ missing: nameOf('k/a') });
  const transaction = stringAt(first ?? {}, 'transaction');
  await db.commit(set('k/a'));
  await expect(commit(service, transaction, set('k/z'))).rejects.toMatchObject({
    status: 'ABORTED',
  });
});

test('refuses writes of a read-only transaction', async () => {
  const { service } = start();
  const transaction = await begin(service, { readOnly: {} });
  await expect(commit(service, transaction, set('k/a'))).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});

test('is over after its commit, a rollback or a minute without use', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const { service } = start(() => now);
  const committed = await begin(service);
  await commit(service, committed);
  const rolledBack = await begin(service);
  await service.unary('Rollback', { database: DATABASE, transaction: rolledBack }, {});
  const idle = await begin(service);
  now += 61_000;
  for (const transaction of [committed, rolledBack, idle, 'bm9uZQ==']) {
    await expect(get(service, 'k/a', { transaction })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
  }
});

test('is over after 270 seconds, however much it is used', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const { service } = start(() => now);
  const transaction = await begin(service);
  for (let minute = 0; minute < 5; minute += 1) {
    now += 50_000;
    await get(service, 'k/a', { transaction });
  }
  now += 21_000;
  await expect(get(service, 'k/a', { transaction })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});

test('lets transactions that want the same document go one after the other', async () => {
  const { service, db } = start();
  await db.commit(set('k/a', { n: int(0) }));
  const increment = async () => {
    const transaction = await begin(service);
    const [answer] = await get(service, 'k/a', { transaction });
    const fields = messageAt(messageAt(answer ?? {}, 'found') ?? {}, 'fields');
    const n = Number(messageAt(fields ?? {}, 'n')?.['integerValue']);
    await commit(service, transaction, set('k/a', { n: int(n + 1) }));
  };
  await Promise.all(Array.from({ length: 50 }, increment));
  expect(await db.read('k/a')).toEqual({ n: int(50) });
});

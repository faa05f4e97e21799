import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { messagesAt, stringAt, stringsAt } from '../rpc/read-message.ts';
import type { UnaryMethod } from '../rpc/firestore-service.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { int, rpcClient, set, type RpcClient } from '../testing/rpc-client.ts';

const ROOT = `${DATABASE}/documents`;

async function start(...paths: string[]): Promise<RpcClient> {
  const db = rpcClient(openFirestore().service);
  await db.commit(...paths.map((path, i) => set(path, { n: int(i) })));
  return db;
}

/** Returns all pages of a list, converted by `wordsOf`. */
async function pages(
  db: RpcClient,
  method: UnaryMethod,
  request: Message,
  wordsOf: (answer: Message) => string[],
): Promise<string[][]> {
  const found: string[][] = [];
  let pageToken = '';
  do {
    const answer = await db.call(method, { ...request, pageToken });
    found.push(wordsOf(answer));
    pageToken = stringAt(answer, 'nextPageToken');
  } while (pageToken !== '');
  return found;
}

const idsIn = (answer: Message) =>
  messagesAt(answer, 'documents').map(
    (document) =>
      (stringAt(document, 'name').split('/').at(-1) ?? '') +
      (document['createTime'] === undefined ? ' (missing)' : ''),
  );

test('lists documents in pages, by name', async () => {
  const db = await start('k/c', 'k/a', 'k/b/sub/x', 'k/d', 'k/__id7__', 'other/z');
  const request = { parent: ROOT, collectionId: 'k', pageSize: 2 };
  expect(await pages(db, 'ListDocuments', request, idsIn)).toEqual([
    ['__id7__', 'a'],
    ['c', 'd'],
  ]);
});

test('lists documents that only hold others, on demand', async () => {
  const db = await start('k/c', 'k/a', 'k/b/sub/x', 'k/e/sub/y/deep/z', 'k/c/sub/z');
  const request = { parent: ROOT, collectionId: 'k', pageSize: 2, showMissing: true };
  expect(await pages(db, 'ListDocuments', request, idsIn)).toEqual([
    ['a', 'b (missing)'],
    ['c', 'e (missing)'],
  ]);
});

test('lists documents in another order and with some of their fields', async () => {
  const db = await start('k/a', 'k/b', 'k/c');
  const request = { parent: ROOT, collectionId: 'k', pageSize: 2, orderBy: 'n desc' };
  expect(await pages(db, 'ListDocuments', request, idsIn)).toEqual([['c', 'b'], ['a']]);
  const masked = { parent: ROOT, collectionId: 'k', mask: { fieldPaths: ['absent'] } };
  expect(await db.call('ListDocuments', masked)).toMatchObject({
    documents: [{ name: nameOf('k/a'), fields: {} }, {}, {}],
  });
});

test('lists the collections under the root and under a document, present or not', async () => {
  const db = await start('k/c', 'a/b/z/1', 'a/b/y/1/x/1', 'm/1', 'a/b/y/2');
  const idsOf = (answer: Message) => [...stringsAt(answer, 'collectionIds')];
  const under = (parent: string) => pages(db, 'ListCollectionIds', { parent, pageSize: 2 }, idsOf);
  expect(await under(ROOT)).toEqual([['a', 'k'], ['m']]);
  expect(await under(nameOf('a/b'))).toEqual([['y', 'z']]);
  expect(await under(nameOf('k/c'))).toEqual([[]]);
});

test('forgets a collection with its last document', async () => {
  const db = await start('k/c');
  await db.commit({ delete: nameOf('k/c') });
  expect(await db.call('ListCollectionIds', { parent: ROOT })).toEqual({ collectionIds: [] });
});

test('cuts a collection group into parts of about one size', async () => {
  const paths = Array.from({ length: 40 }, (_, i) => `p/${i % 4}/k/${String(i).padStart(2, '0')}`);
  const db = await start(...paths);
  const structuredQuery = {
    from: [{ collectionId: 'k', allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
  };
  const request = { parent: ROOT, structuredQuery, partitionCount: 4 };
  const answer = await db.call('PartitionQuery', request);
  const cuts = messagesAt(answer, 'partitions');
  expect(cuts).toHaveLength(3);
  const bounds = [undefined, ...cuts, undefined];
  const parts = await Promise.all(
    bounds.slice(1).map((endAt, i) => db.ids({ ...structuredQuery, startAt: bounds[i], endAt })),
  );
  expect(parts.map((part) => part.length)).toEqual([10, 10, 10, 10]);
  expect(parts.flat()).toEqual(await db.ids(structuredQuery));
});

test.each<[UnaryMethod, Message]>([
  ['ListDocuments', { parent: ROOT, collectionId: 'k', pageToken: 'bad' }],
  ['ListDocuments', { parent: ROOT, collectionId: 'k', pageSize: -1 }],
  ['ListDocuments', { parent: ROOT, collectionId: 'k', showMissing: true, orderBy: 'n' }],
  ['ListDocuments', { parent: `${ROOT}/k`, collectionId: 'k' }],
  [
    'PartitionQuery',
    { parent: ROOT, structuredQuery: { from: [{ collectionId: 'k' }] }, partitionCount: 2 },
  ],
])('refuses a senseless %s', async (method, request) => {
  const db = await start();
  await expect(db.call(method, request)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
});

test('queries all documents whatever their collections', async () => {
  const db = await start('k/a', 'k/b/sub/x', 'm/n', 'k/c');
  const orderBy = [{ field: { fieldPath: '__name__' } }];
  expect(await db.ids({ from: [{ allDescendants: true }], orderBy })).toEqual(['a', 'x', 'c', 'n']);
  expect(await db.ids({ from: [{}], orderBy })).toEqual(['a', 'c', 'n']);
});

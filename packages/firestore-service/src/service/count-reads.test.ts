import { expect, test } from 'vitest';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';
import { rpcClient, set } from '../testing/rpc-client.ts';

test('counts every document that is given away, however it is asked for', async () => {
  const firestore = openFirestore();
  const db = rpcClient(firestore.service);
  await db.commit(set('k/a'), set('k/b'), set('k/c'));
  expect(firestore.getReadCount()).toBe(0);

  await db.call('GetDocument', { name: nameOf('k/a') });
  expect(firestore.getReadCount()).toBe(1);
  await db.call('ListDocuments', { parent: `${DATABASE}/documents`, collectionId: 'k' });
  expect(firestore.getReadCount()).toBe(4);
  await db.read('k/b');
  await db.read('k/missing');
  expect(firestore.getReadCount()).toBe(5);
  await db.query({ from: [{ collectionId: 'k' }], limit: 2 });
  expect(firestore.getReadCount()).toBe(7);

  const stream = recordStream(firestore.service, 'Listen');
  const query = { structuredQuery: { from: [{ collectionId: 'k' }] } };
  const parent = `${DATABASE}/documents`;
  stream.send({ addTarget: { targetId: 1, query: { parent, ...query } } });
  expect(firestore.getReadCount()).toBe(10);
  await db.commit(set('k/d'));
  expect(firestore.getReadCount()).toBe(11);
  stream.close();
});

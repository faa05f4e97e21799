import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { parseIndexConfig } from '../indexes/parse-index-config.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';
import { int, rpcClient, set } from '../testing/rpc-client.ts';

const OTHER = 'projects/other/databases/(default)';
const indexes = parseIndexConfig({
  fieldOverrides: [
    {
      collectionGroup: 'k',
      fieldPath: 'n',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
});

test('removes everything of one database, and nothing of another', async () => {
  const storage = new DatabaseSync(':memory:');
  const { service, clear } = openFirestore({ storage, indexes });
  const db = rpcClient(service);
  await db.commit(
    set('k/a', { n: int(1) }),
    set('k/a/k/b', { n: int(2) }),
    set('m/c', { n: int(3) }),
  );
  const kept = { update: { name: `${OTHER}/documents/k/a`, fields: { n: int(9) } } };
  await service.unary('Commit', { database: OTHER, writes: [kept] }, {});
  clear(DATABASE);
  expect(await db.ids({ from: [{ allDescendants: true }] })).toEqual([]);
  expect(await db.call('ListCollectionIds', { parent: `${DATABASE}/documents` })).toEqual({
    collectionIds: [],
  });
  const count = (table: string) =>
    storage.prepare(`SELECT count(*) AS n FROM firestore_${table}`).get()?.['n'];
  expect(['documents', 'entries', 'history', 'collections'].map(count)).toEqual([1, 1, 1, 1]);
  await db.commit(set('k/a', { n: int(5) }));
  const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: int(5) } };
  expect(await db.ids({ from: [{ collectionId: 'k', allDescendants: true }], where })).toEqual([
    'a',
  ]);
});

test('shows listeners an empty database, and starts those over that resume from before', async () => {
  const { service, clear } = openFirestore();
  const db = rpcClient(service);
  await db.commit(set('k/a'));
  const structuredQuery = { from: [{ collectionId: 'k' }], limit: 3 };
  const query = { parent: `${DATABASE}/documents`, structuredQuery };
  const stream = recordStream(service, 'Listen');
  stream.send({ addTarget: { targetId: 2, query } });
  const { resumeToken } = Object(stream.take().at(-1)).targetChange;
  clear(DATABASE);
  expect(stream.take()).toMatchObject([
    { targetChange: { targetChangeType: 'RESET', targetIds: [2] } },
    { targetChange: { targetChangeType: 'CURRENT', targetIds: [2] } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
  await db.commit(set('k/b'));
  expect(stream.take()).toMatchObject([
    { documentChange: { document: { name: nameOf('k/b') } } },
    { targetChange: { targetChangeType: 'NO_CHANGE' } },
  ]);
  const again = recordStream(service, 'Listen');
  again.send({ addTarget: { targetId: 4, query, resumeToken } });
  expect(again.take()[1]).toMatchObject({ targetChange: { targetChangeType: 'RESET' } });
});

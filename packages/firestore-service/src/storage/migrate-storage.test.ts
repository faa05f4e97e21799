import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DATABASE, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';
import { rpcClient, set } from '../testing/rpc-client.ts';
import { migrateStorage } from './migrate-storage.ts';

test('starts listeners over that come from the original', async () => {
  const storage = new DatabaseSync(':memory:');
  migrateStorage(storage);
  const structuredQuery = { from: [{ collectionId: 'k' }] };
  const query = { parent: `${DATABASE}/documents`, structuredQuery };
  const original = openFirestore({ storage });
  await rpcClient(original.service).commit(set('k/a'));
  const stream = recordStream(original.service, 'Listen');
  stream.send({ addTarget: { targetId: 2, query } });
  const { resumeToken } = Object(stream.take().at(-1)).targetChange;
  migrateStorage(storage);
  const copy = recordStream(openFirestore({ storage }).service, 'Listen');
  copy.send({ addTarget: { targetId: 4, query, resumeToken } });
  expect(copy.take()[1]).toMatchObject({ targetChange: { targetChangeType: 'RESET' } });
});

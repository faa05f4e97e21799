import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { parseIndexConfig } from '../indexes/parse-index-config.ts';

const byAThenB = parseIndexConfig({
  indexes: [
    {
      collectionGroup: 'k',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'DESCENDING' },
      ],
    },
  ],
});
const none = parseIndexConfig({});

const query = {
  parent: `${DATABASE}/documents`,
  structuredQuery: {
    from: [{ collectionId: 'k' }],
    where: {
      fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { integerValue: '1' } },
    },
    orderBy: [{ field: { fieldPath: 'b' }, direction: 'DESCENDING' }],
  },
};

async function idsFrom(storage: DatabaseSync, indexes: typeof none | undefined) {
  const { service } = openFirestore({ storage, ...(indexes === undefined ? {} : { indexes }) });
  const answers: Message[] = [];
  for await (const answer of service.serverStream('RunQuery', query, {})) answers.push(answer);
  return answers.map(({ document }) => String(Object(document).name).split('/').at(-1));
}

test('indexes what is there already when a definition is added, and forgets it when removed', async () => {
  const storage = new DatabaseSync(':memory:');
  const writes = [1, 2, 3].map((b) => ({
    update: {
      name: nameOf(`k/d${b}`),
      fields: { a: { integerValue: '1' }, b: { integerValue: String(b) } },
    },
  }));
  const first = openFirestore({ storage });
  await first.service.unary('Commit', { database: DATABASE, writes }, {});
  expect(await idsFrom(storage, undefined)).toEqual(['d3', 'd2', 'd1']);
  await expect(idsFrom(storage, none)).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' });
  expect(await idsFrom(storage, byAThenB)).toEqual(['d3', 'd2', 'd1']);
  const count = () => storage.prepare('SELECT count(*) AS n FROM firestore_entries').get()?.['n'];
  expect(count()).toBe(9);
  await expect(idsFrom(storage, none)).rejects.toMatchObject({
    message: expect.stringContaining(
      '{"indexes":[{"collectionGroup":"k","queryScope":"COLLECTION","fields":[{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"DESCENDING"}]}]}',
    ),
  });
  expect(count()).toBe(6);
});

import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { DATABASE, openFirestore } from '../testing/open-firestore.ts';
import { int, rpcClient, set } from '../testing/rpc-client.ts';

const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: int(1) } };
const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];
const structuredQuery = { from: [{ collectionId: 'k' }], where, orderBy };
const planSummary = {
  indexesUsed: [{ query_scope: 'Collection', properties: '(n DESC, __name__ DESC)' }],
};

async function start() {
  const { service } = openFirestore();
  const db = rpcClient(service);
  await db.commit(...[1, 2, 3].map((n) => set(`k/${n}`, { n: int(n) })));
  return { service, db };
}

test('tells the indexes of a query without running it', async () => {
  const { db } = await start();
  expect(await db.query(structuredQuery, { explainOptions: {} })).toEqual([
    { explainMetrics: { planSummary } },
  ]);
});

test('tells what a query took, with the last of its results', async () => {
  const { db } = await start();
  const answers = await db.query(structuredQuery, { explainOptions: { analyze: true } });
  expect(answers).toHaveLength(2);
  expect(answers[0]).not.toHaveProperty('explainMetrics');
  expect(answers[1]).toMatchObject({
    document: { fields: { n: int(2) } },
    explainMetrics: {
      planSummary,
      executionStats: {
        resultsReturned: '2',
        readOperations: '2',
        executionDuration: expect.stringMatching(/^\d+\.\d{6}s$/),
      },
    },
  });
});

test('tells it by itself when there are no results', async () => {
  const { db } = await start();
  const none = { ...structuredQuery, from: [{ collectionId: 'none' }] };
  const answers = await db.query(none, { explainOptions: { analyze: true } });
  expect(answers).toMatchObject([
    { readTime: expect.any(String) as unknown, explainMetrics: { planSummary } },
  ]);
  expect(answers[0]).not.toHaveProperty('document');
});

test('tells it of aggregations', async () => {
  const { service } = await start();
  const request = {
    parent: `${DATABASE}/documents`,
    structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'c', count: {} }] },
    explainOptions: { analyze: true },
  };
  const answers: Message[] = [];
  for await (const answer of service.serverStream('RunAggregationQuery', request, {})) {
    answers.push(answer);
  }
  expect(answers).toMatchObject([
    { result: { aggregateFields: { c: int(2) } }, explainMetrics: { planSummary } },
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Message, RpcError } from '@quits/service-base';
import type { ServerStreamMethod, UnaryMethod } from '../rpc/firestore-service.ts';
import { arbitraryQuery } from '../testing/arbitrary-query.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';

const UNARY: UnaryMethod[] = [
  'GetDocument',
  'ListDocuments',
  'CreateDocument',
  'UpdateDocument',
  'DeleteDocument',
  'BeginTransaction',
  'Commit',
  'Rollback',
  'ListCollectionIds',
  'PartitionQuery',
  'BatchWrite',
];
const STREAMS: ServerStreamMethod[] = [
  'BatchGetDocuments',
  'RunQuery',
  'RunAggregationQuery',
  'ExecutePipeline',
];

/** Generates almost valid requests: known fields and names with arbitrary values. */
const content = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    DATABASE,
    `${DATABASE}/documents`,
    nameOf('k/a'),
    nameOf('k'),
    'k',
    '1',
    -1,
    1e99,
  ),
);
const value = fc
  .tuple(
    fc.constantFrom(
      'stringValue',
      'integerValue',
      'arrayValue',
      'mapValue',
      'nullValue',
      'timestampValue',
      'bytesValue',
    ),
    content,
  )
  .map(([kind, inner]) => ({ [kind]: inner }));
const fields = fc.dictionary(fc.constantFrom('a', '', '__x__', '__proto__', 'constructor'), value);
const write = fc.oneof(
  fc.record(
    { update: fc.record({ name: content, fields }), updateMask: content },
    { requiredKeys: ['update'] },
  ),
  fc.record({ delete: content, currentDocument: content }, { requiredKeys: ['delete'] }),
  fc.record({
    update: fc.constant({ name: nameOf('k/a') }),
    updateTransforms: fc.array(
      fc.dictionary(
        fc.constantFrom('fieldPath', 'increment', 'setToServerValue', 'appendMissingElements'),
        content,
      ),
    ),
  }),
);
const query = fc
  .tuple(
    arbitraryQuery,
    fc.dictionary(
      fc.constantFrom(
        'where',
        'orderBy',
        'startAt',
        'limit',
        'offset',
        'from',
        'select',
        'findNearest',
      ),
      content,
      { maxKeys: 2 },
    ),
  )
  .map(([{ structuredQuery }, wrong]) => ({ ...structuredQuery, ...wrong }));
const request: fc.Arbitrary<Message> = fc.record(
  {
    database: fc.constantFrom(DATABASE, 'x', ''),
    parent: fc.constantFrom(`${DATABASE}/documents`, nameOf('k'), 'x'),
    name: content,
    documents: fc.oneof(fc.array(content), content),
    document: content,
    collectionId: content,
    documentId: content,
    writes: fc.oneof(fc.array(write), content),
    structuredQuery: fc.oneof(query, content),
    structuredAggregationQuery: fc.record({ structuredQuery: query, aggregations: content }),
    options: content,
    transaction: content,
    newTransaction: content,
    readTime: content,
    pageToken: content,
    pageSize: content,
    partitionCount: content,
    mask: content,
    orderBy: content,
    showMissing: fc.boolean(),
  },
  { requiredKeys: ['database', 'parent'] },
);

test('answers whatever it is asked, and blames the caller for nonsense', async () => {
  const { service } = openFirestore();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...UNARY, ...STREAMS), request, async (method, message) => {
      const unary = UNARY.find((known) => known === method);
      const stream = STREAMS.find((known) => known === method);
      const answer =
        unary === undefined
          ? drain(service.serverStream(stream ?? 'RunQuery', message, {}))
          : service.unary(unary, message, {});
      const failure = await answer.then(
        () => undefined,
        (error: unknown) => error,
      );
      const isBlamed = failure instanceof RpcError && failure.status !== 'INTERNAL';
      expect(isBlamed ? undefined : failure).toBeUndefined();
    }),
    { numRuns: 1500 },
  );
});

test('keeps its streams alive or ends them, whatever they are sent', () => {
  const { service } = openFirestore();
  const target = fc.record(
    {
      targetId: content,
      query: content,
      documents: content,
      resumeToken: content,
      readTime: content,
      expectedCount: content,
      once: content,
    },
    { requiredKeys: [] },
  );
  const good = arbitraryQuery.map((structured) => ({ targetId: 2, query: structured }));
  const message = fc.record(
    {
      addTarget: fc.oneof(target, good, content),
      removeTarget: content,
      writes: fc.oneof(fc.array(write), content),
      streamToken: content,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom('Listen', 'Write'), fc.array(message), (method, messages) => {
      const stream = recordStream(service, method);
      for (const one of messages) stream.send(one);
      stream.close();
      expect(stream.ended.filter((error) => error?.status === 'INTERNAL')).toEqual([]);
      expect(stream.ended.length).toBeLessThanOrEqual(1);
      const internal = stream.sent.filter(
        ({ targetChange }) => Object(targetChange).cause?.code === 13,
      );
      expect(internal).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

async function drain(answers: AsyncIterable<Message>): Promise<void> {
  for await (const _ of answers) continue;
}

import { beforeAll, expect, test } from 'vitest';
import { type Message, RpcError } from '@quits/service-base';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import { DATABASE, openFirestore } from '../testing/open-firestore.ts';
import { int, rpcClient, set, text } from '../testing/rpc-client.ts';

const { service } = openFirestore();
const stages = [
  { name: 'collection', args: [{ referenceValue: '/k' }] },
  { name: 'limit', args: [int(2)] },
];

beforeAll(async () => {
  await rpcClient(service).commit(...[1, 2, 3].map((n) => set(`k/${n}`, { n: int(n) })));
});

async function run(options: Message): Promise<Message[]> {
  const request = { database: DATABASE, structuredPipeline: { pipeline: { stages }, options } };
  const answers: Message[] = [];
  for await (const answer of service.serverStream('ExecutePipeline', request, {})) {
    answers.push(answer);
  }
  return answers;
}

const explain = (mode: string, format?: string): Message => ({
  explain_options: {
    mapValue: {
      fields: {
        mode: text(mode),
        ...(format === undefined ? {} : { output_format: text(format) }),
      },
    },
  },
});

test('returns execution statistics with the results', async () => {
  expect(await run(explain('analyze'))).toEqual([
    expect.objectContaining({
      results: [expect.anything(), expect.anything()],
      explainStats: {
        data: {
          '@type': 'type.googleapis.com/google.protobuf.StringValue',
          value: `Execution:
 results returned: 2
 request peak memory usage: 124 B
 data bytes read: 124 B
 entity row scanned: 2

Billing:
 read units: 1

Tree:
• limit
|  records returned: 2
└── • collection
    |  records returned: 2`,
        },
      },
    }),
  ]);
});

test('returns the stages of a pipeline without running it', async () => {
  const [answer, ...others] = await run(explain('explain'));
  expect(others).toEqual([]);
  expect(answer).toMatchObject({
    results: [],
    explainStats: { data: { value: 'Tree:\n• limit\n└── • collection' } },
  });
});

test('formats statistics as JSON', async () => {
  const [answer] = await run(explain('analyze', 'json'));
  const data = messageAt(messageAt(answer ?? {}, 'explainStats') ?? {}, 'data') ?? {};
  expect(JSON.parse(stringAt(data, 'value'))).toMatchObject({
    execution: { resultsReturned: 2, entityRowScanned: 2 },
    billing: { readUnits: 1 },
    tree: [{ name: 'collection', recordsReturned: 2 }, { name: 'limit' }],
  });
});

test.each([{}, explain('execute', 'text')])('returns no statistics with %j', async (options) => {
  expect((await run(options))[0]).not.toHaveProperty('explainStats');
});

test('a pipeline that exceeds its memory limit fails with the statistics so far', async () => {
  const failure = run({ ...explain('analyze'), memory_limit: int(1) });
  await expect(failure).rejects.toBeInstanceOf(RpcError);
  await expect(failure).rejects.toMatchObject({
    status: 'RESOURCE_EXHAUSTED',
    details: [
      {
        '@type': 'type.googleapis.com/google.firestore.v1.ExplainStats',
        data: { value: expect.stringContaining('entity row scanned: 2') },
      },
    ],
  });
  await expect(run({ memory_limit: int(1) })).rejects.toMatchObject({ details: [] });
  await expect(run({ memory_limit: int(1000) })).resolves.toHaveLength(1);
});

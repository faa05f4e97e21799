import fc from 'fast-check';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { type Message, RpcError } from '@quits/service-base';
import { parseIndexConfig } from '../indexes/parse-index-config.ts';
import type { FirestoreService } from '../rpc/firestore-service.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { rulesOf } from '../testing/rules-of.ts';

const rules = rulesOf(`
  match /notes/{id} { allow read: if resource.data.owner == request.auth.uid; }
  match /few/{id} { allow list: if request.query.limit <= 2; }`);
const { service } = openFirestore({
  rules: () => rules,
  authenticate: (authorization) =>
    authorization === 'ann' ? { kind: 'user', uid: 'ann', token: {} } : { kind: 'admin' },
});

const field = (fieldReferenceValue: string): Message => ({ fieldReferenceValue });
const call = (name: string, ...args: unknown[]): Message => ({ functionValue: { name, args } });
const owned = (uid: string) => call('equal', field('owner'), { stringValue: uid });
const collection = (path: string) => ({
  name: 'collection',
  args: [{ referenceValue: `/${path}` }],
});
const where = (condition: unknown) => ({ name: 'where', args: [condition] });

interface RunOptions {
  /** @default an administrator */
  readonly as?: 'ann';
  readonly on?: FirestoreService;
  readonly request?: Message;
}

async function run(stages: readonly unknown[], options: RunOptions = {}): Promise<Message[]> {
  const request = {
    database: DATABASE,
    structuredPipeline: { pipeline: { stages } },
    ...options.request,
  };
  const context = options.as === undefined ? {} : { authorization: options.as };
  const results: Message[] = [];
  for await (const answer of (options.on ?? service).serverStream(
    'ExecutePipeline',
    request,
    context,
  )) {
    if (Array.isArray(answer['results'])) results.push(...answer['results']);
  }
  return results;
}

const setOwner = (id: string, owner: string) => {
  const update = { name: nameOf(id), fields: { owner: { stringValue: owner } } };
  return service.unary('Commit', { database: DATABASE, writes: [{ update }] }, {});
};

beforeAll(async () => {
  await setOwner('notes/a', 'ann');
  await setOwner('notes/b', 'bob');
  await setOwner('few/x', 'bob');
});

test.each<[string, unknown[], number | 'PERMISSION_DENIED']>([
  ['of the own documents', [collection('notes'), where(owned('ann'))], 1],
  [
    'that narrow further',
    [collection('notes'), where(call('and', owned('ann'), call('exists', field('x'))))],
    0,
  ],
  ['of all documents', [collection('notes')], 'PERMISSION_DENIED'],
  ['of the documents of another', [collection('notes'), where(owned('bob'))], 'PERMISSION_DENIED'],
  [
    'of one or another',
    [collection('notes'), where(call('or', owned('ann'), owned('bob')))],
    'PERMISSION_DENIED',
  ],
  [
    'with a filter too late',
    [collection('notes'), { name: 'limit', args: [{ integerValue: '5' }] }, where(owned('ann'))],
    'PERMISSION_DENIED',
  ],
  ['of few', [collection('few'), { name: 'limit', args: [{ integerValue: '2' }] }], 1],
  [
    'of too many',
    [collection('few'), { name: 'limit', args: [{ integerValue: '3' }] }],
    'PERMISSION_DENIED',
  ],
  ['of the whole database', [{ name: 'database' }], 'PERMISSION_DENIED'],
  ['of a document', [{ name: 'documents', args: [{ referenceValue: '/notes/a' }] }], 1],
  [
    'of a foreign document',
    [{ name: 'documents', args: [{ referenceValue: '/notes/b' }] }],
    'PERMISSION_DENIED',
  ],
  [
    'hidden in a union',
    [
      collection('notes'),
      where(owned('ann')),
      { name: 'union', args: [{ pipelineValue: { stages: [collection('notes')] } }] },
    ],
    'PERMISSION_DENIED',
  ],
])('rules judge pipelines %s', async (_, stages, expected) => {
  const outcome = await run(stages, { as: 'ann' }).then(
    (results) => results.length,
    (error: unknown) => (error instanceof RpcError ? error.status : error),
  );
  expect(outcome).toBe(expected);
});

test('need no index', async () => {
  const strict = openFirestore({
    storage: new DatabaseSync(':memory:'),
    indexes: parseIndexConfig({}),
  });
  const both = call('and', owned('ann'), call('greater_than', field('n'), { integerValue: '1' }));
  const group = { name: 'collection_group', args: [{}, { stringValue: 'notes' }] };
  expect(await run([group, where(both)], { on: strict.service })).toEqual([]);
});

test('read the past, and in transactions', async () => {
  const { updateTime: readTime } = await service.unary(
    'GetDocument',
    { name: nameOf('notes/b') },
    {},
  );
  await setOwner('notes/b', 'cyd');
  const stages = [collection('notes'), where(owned('bob'))];
  expect(await run(stages)).toHaveLength(0);
  expect(await run(stages, { request: { readTime } })).toHaveLength(1);
  const { transaction } = await service.unary('BeginTransaction', { database: DATABASE }, {});
  expect(
    await run([collection('notes'), where(owned('cyd'))], { request: { transaction } }),
  ).toHaveLength(1);
  await setOwner('notes/b', 'bob');
  const write = { update: { name: nameOf('notes/sum'), fields: {} } };
  const commit = { database: DATABASE, transaction, writes: [write] };
  await expect(service.unary('Commit', commit, {})).rejects.toMatchObject({
    status: 'ABORTED',
  });
});

const NAMES = [
  'add',
  'array',
  'array_filter',
  'array_get',
  'array_slice',
  'concat',
  'conditional',
  'count',
  'equal',
  'exists',
  'length',
  'log',
  'map',
  'map_get',
  'map_set',
  'maximum',
  'mod',
  'or',
  'round',
  'split',
  'string_repeat',
  'substring',
  'sum',
  'switch_on',
  'timestamp_add',
  'timestamp_trunc',
  'trim',
  'type',
  'unix_seconds_to_timestamp',
  'scalar',
  'nonsense',
  '__proto__',
];
const STAGE_NAMES = [
  'aggregate',
  'add_fields',
  'distinct',
  'find_nearest',
  'let',
  'limit',
  'offset',
  'remove_fields',
  'replace_with',
  'sample',
  'select',
  'sort',
  'union',
  'unnest',
  'where',
  'collection',
  'toString',
];

const { expression } = fc.letrec<{ expression: unknown }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(
      { stringValue: 'owner' },
      { integerValue: '9223372036854775807' },
      { integerValue: '-3' },
      { doubleValue: 'NaN' },
      { doubleValue: 1e300 },
      { nullValue: null },
      { timestampValue: '9999-12-31T23:59:59Z' },
      field('owner'),
      field('a..b'),
      { variableReferenceValue: 'x' },
      { pipelineValue: { stages: [collection('notes')] } },
      7,
      null,
      {},
    ),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.array(tie('expression'), { maxLength: 4 }))
      .map(([name, args]) => call(name, ...args)),
    fc.array(tie('expression'), { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    fc
      .dictionary(fc.constantFrom('a', 'a.b', '', '__name__'), tie('expression'), { maxKeys: 3 })
      .map((fields) => ({ mapValue: { fields } })),
  ),
}));

test('whatever is sent is answered or refused, and never breaks anything', async () => {
  const stage = fc.record({
    name: fc.constantFrom(...STAGE_NAMES),
    args: fc.array(expression, { maxLength: 3 }),
    options: fc.constantFrom({}, { limit: { integerValue: '1' } }, { index_field: field('i') }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(stage, { maxLength: 4 }), async (stages) => {
      const outcome = await run([collection('notes'), ...stages]).catch((error: unknown) => error);
      if (Array.isArray(outcome)) return;
      expect(outcome).toBeInstanceOf(RpcError);
      expect(['INVALID_ARGUMENT', 'UNIMPLEMENTED']).toContain((outcome as RpcError).status);
    }),
    { numRuns: 1500 },
  );
});

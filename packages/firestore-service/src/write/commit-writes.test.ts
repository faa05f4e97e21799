import { expect, test } from 'vitest';
import type { Message, Value } from '@quits/service-base';
import { nameOf, openFirestore } from '../testing/open-firestore.ts';
import { int, remove, rpcClient, set, text } from '../testing/rpc-client.ts';
import { compareTimestamps } from '../value/timestamp.ts';

const start = () => rpcClient(openFirestore().service);
const exists = (value: boolean) => ({ currentDocument: { exists: value } });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });

test('replaces a document without a mask and merges with one', async () => {
  const db = start();
  await db.commit(set('a/b', { x: int(1), y: map({ p: int(1), q: int(2) }) }));
  await db.commit(
    set(
      'a/b',
      { y: map({ p: int(9) }), z: int(3) },
      {
        updateMask: { fieldPaths: ['y.p', 'y.q', 'z', 'absent.deep'] },
      },
    ),
  );
  expect(await db.read('a/b')).toEqual({ x: int(1), y: map({ p: int(9) }), z: int(3) });
  await db.commit(set('a/b', { only: int(1) }));
  expect(await db.read('a/b')).toEqual({ only: int(1) });
});

test('takes quoted field paths', async () => {
  const db = start();
  const fields = { 'a.b': map({ '`\\': int(1) }), __proto: int(2) };
  await db.commit(set('a/b', fields));
  await db.commit(
    set(
      'a/b',
      { 'a.b': map({ '`\\': int(5) }) },
      {
        updateMask: { fieldPaths: ['`a.b`.`\\`\\\\`'] },
      },
    ),
  );
  expect(await db.read('a/b')).toEqual({ 'a.b': map({ '`\\': int(5) }), __proto: int(2) });
});

test('stores fields named like parts of every object', async () => {
  const db = start();
  const fields: Record<string, Value> = JSON.parse(
    '{"__proto__x":{"nullValue":null},"constructor":{"integerValue":"1"},"toString":{"integerValue":"2"}}',
  );
  await db.commit(set('a/b', fields));
  expect(await db.read('a/b')).toEqual(fields);
  expect(
    await db.ids({
      from: [{ collectionId: 'a' }],
      orderBy: [{ field: { fieldPath: 'constructor' } }],
    }),
  ).toEqual(['b']);
  expect(
    await db.ids({ from: [{ collectionId: 'a' }], orderBy: [{ field: { fieldPath: 'valueOf' } }] }),
  ).toEqual([]);
});

test.each<[string, Message, string]>([
  ['an update of a missing document', set('a/no', {}, exists(true)), 'NOT_FOUND'],
  ['the creation of an existing document', set('a/b', {}, exists(false)), 'ALREADY_EXISTS'],
  [
    'a write to another revision',
    set('a/b', {}, { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
    'FAILED_PRECONDITION',
  ],
  ['the deletion of a missing document that must exist', remove('a/no', exists(true)), 'NOT_FOUND'],
  [
    'the verification of a missing document',
    { verify: nameOf('a/no'), ...exists(true) },
    'NOT_FOUND',
  ],
  ['a write without an operation', {}, 'INVALID_ARGUMENT'],
  [
    'a document of another database',
    { delete: 'projects/demo/databases/x/documents/a/b' },
    'INVALID_ARGUMENT',
  ],
  ['a collection in place of a document', { delete: nameOf('a/b/c') }, 'INVALID_ARGUMENT'],
  ['a reserved id', { delete: nameOf('a/__x__') }, 'INVALID_ARGUMENT'],
  ['a reserved field', set('a/b', { __x__: int(1) }), 'INVALID_ARGUMENT'],
  ['an array in an array', set('a/b', { x: list(list()) }), 'INVALID_ARGUMENT'],
])('refuses %s, and all writes with it', async (_, write, status) => {
  const db = start();
  await db.commit(set('a/b', { n: int(1) }));
  await expect(db.commit(set('a/other'), write)).rejects.toMatchObject({ status });
  expect(await db.read('a/other')).toBeUndefined();
  expect(await db.read('a/b')).toEqual({ n: int(1) });
});

test('lets the writes of a commit see those before them', async () => {
  const db = start();
  await db.commit(
    set('a/b', { n: int(1) }),
    set('a/b', { m: int(2) }, { ...exists(true), updateMask: { fieldPaths: ['m'] } }),
  );
  expect(await db.read('a/b')).toEqual({ n: int(1), m: int(2) });
  await db.commit(remove('a/b'), set('a/b', { new: int(3) }, exists(false)));
  expect(await db.read('a/b')).toEqual({ new: int(3) });
  for (const path of ['a/b', 'a/missing']) {
    const writes = [remove(path), set(path, {}, exists(true))];
    await expect(db.commit(...writes)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  }
});

test.each([
  ['a field and its parent', ['map', 'map.x']],
  ['a field before its parent', ['map.x', 'map']],
  ['a field of which the document says nothing, and its parent', ['map.gone', 'map', 'map.gone']],
  ['a field twice', ['map', 'map']],
])('takes a mask that names %s', async (_, fieldPaths) => {
  const db = start();
  await db.commit(set('a/b', { kept: int(1), map: { mapValue: { fields: { gone: int(1) } } } }));
  const map = { mapValue: { fields: { x: int(2), y: int(3) } } };
  await db.commit(set('a/b', { map, ignored: int(4) }, { updateMask: { fieldPaths } }));
  expect(await db.read('a/b')).toEqual({ kept: int(1), map });
});

test('gives all documents of a commit its time, and later commits later times', async () => {
  const db = start();
  const first = await db.commit(set('a/b', { n: int(1) }), set('a/c', { n: int(1) }));
  const second = await db.commit(set('a/b', { n: int(2) }));
  const { commitTime } = first;
  expect(first).toMatchObject({
    writeResults: [{ updateTime: commitTime }, { updateTime: commitTime }],
  });
  expect(compareTimestamps(String(second['commitTime']), String(commitTime))).toBe(1);
  const document = await db.call('GetDocument', { name: nameOf('a/b') });
  expect(document).toMatchObject({ createTime: commitTime, updateTime: second['commitTime'] });
});

test('keeps the update time of a document that a write leaves as it is', async () => {
  const db = start();
  const first = await db.commit(set('a/b', { n: int(3) }));
  const same = await db.commit(set('a/b', { n: int(3) }));
  expect(same).toMatchObject({ writeResults: [{ updateTime: first['commitTime'] }] });
  const other = await db.commit(set('a/b', { n: { doubleValue: 3 } }));
  expect(other).toMatchObject({ writeResults: [{ updateTime: other['commitTime'] }] });
});

const transform = (operation: Message, path = 'x') => ({
  updateTransforms: [{ fieldPath: path, ...operation }],
  updateMask: { fieldPaths: [] },
});
const MAX = 2n ** 63n - 1n;

test.each<[string, Value | undefined, Message, Value, Value?]>([
  ['adds whole numbers', int(1), { increment: int(2) }, int(3)],
  ['adds to a double', { doubleValue: 1.5 }, { increment: int(2) }, { doubleValue: 3.5 }],
  ['adds a double', int(1), { increment: { doubleValue: 0.5 } }, { doubleValue: 1.5 }],
  ['stops at the largest integer', int(MAX), { increment: int(5) }, int(MAX)],
  ['stops at the smallest integer', int(-MAX), { increment: int(-5) }, int(-MAX - 1n)],
  ['adds to what is no number', text('a'), { increment: int(2) }, int(2)],
  ['adds to what is missing', undefined, { increment: int(2) }, int(2)],
  ['takes the smaller', int(5), { minimum: int(2) }, int(2)],
  ['takes the larger', int(5), { maximum: { doubleValue: 5.5 } }, { doubleValue: 5.5 }],
  ['keeps an equal number', int(5), { maximum: { doubleValue: 5 } }, int(5)],
  [
    'keeps a zero of either sign',
    { doubleValue: '-0' },
    { minimum: int(0) },
    { doubleValue: '-0' },
  ],
  ['lets NaN win', int(5), { minimum: { doubleValue: 'NaN' } }, { doubleValue: 'NaN' }],
  ['keeps NaN', { doubleValue: 'NaN' }, { maximum: int(1) }, { doubleValue: 'NaN' }],
  [
    'adds missing elements',
    list(int(1), int(2)),
    { appendMissingElements: { values: [{ doubleValue: 2 }, int(3), int(3)] } },
    list(int(1), int(2), int(3)),
    { nullValue: null },
  ],
  [
    'removes equal elements',
    list(int(1), int(2), { doubleValue: 1 }),
    { removeAllFromArray: { values: [int(1)] } },
    list(int(2)),
    { nullValue: null },
  ],
  [
    'makes an array of what is none',
    text('a'),
    { appendMissingElements: { values: [int(1)] } },
    list(int(1)),
    { nullValue: null },
  ],
])('%s', async (_, before, operation, after, result = after) => {
  const db = start();
  await db.commit(set('a/b', before === undefined ? {} : { x: before }));
  const answer = await db.commit(set('a/b', {}, transform(operation)));
  expect(await db.read('a/b')).toEqual({ x: after });
  expect(answer).toMatchObject({ writeResults: [{ transformResults: [result] }] });
});

test('gives server timestamps the time of the commit', async () => {
  const db = start();
  const { commitTime, writeResults } = await db.commit(
    set(
      'a/b',
      { n: int(1) },
      {
        updateTransforms: [
          { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
          { fieldPath: 'deep.at', setToServerValue: 'REQUEST_TIME' },
        ],
      },
    ),
  );
  const at = { timestampValue: commitTime };
  expect(await db.read('a/b')).toEqual({ n: int(1), at, deep: { mapValue: { fields: { at } } } });
  expect(writeResults).toEqual([{ updateTime: commitTime, transformResults: [at, at] }]);
});

test('answers each write of a batch write by itself', async () => {
  const db = start();
  const answer = await db.call('BatchWrite', {
    database: 'projects/demo/databases/(default)',
    writes: [set('a/1', { n: int(1) }), set('a/2', {}, exists(true)), {}],
  });
  expect(answer).toMatchObject({
    writeResults: [{ updateTime: expect.any(String) }, {}, {}],
    status: [{ code: 0 }, { code: 5 }, { code: 3 }],
  });
  expect(await db.read('a/1')).toEqual({ n: int(1) });
});

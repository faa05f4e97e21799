import { expect, test } from 'vitest';
import type { Fields, Value } from '@quits/service-base';
import { nameOf, openFirestore } from '../testing/open-firestore.ts';
import { int, rpcClient, set, text } from '../testing/rpc-client.ts';

const start = () => rpcClient(openFirestore().service);

function nested(depth: number): Value {
  return depth === 0 ? int(1) : { mapValue: { fields: { x: nested(depth - 1) } } };
}

/** The most that a text of one field may have, in bytes. */
const LARGEST_TEXT = 1_048_487;
/**
 * Name `a/b` takes 16 + 2 + 2 bytes, two fields of one letter 2 each, their texts the length and 1
 * each, and the document 32.
 */
const SPLIT = 1_048_576 - 20 - 4 - 2 - 32;
const halves = (bytes: number): Fields => ({
  x: text('y'.repeat(LARGEST_TEXT - 1000)),
  z: text('y'.repeat(bytes - LARGEST_TEXT + 1000)),
});

test.each<[string, string, Fields]>([
  ['a document of exactly 1 MiB', 'a/b', halves(SPLIT)],
  ['a text of 1,048,487 bytes', 'a/b', { x: text('é'.repeat((LARGEST_TEXT - 1) / 2) + 'y') }],
  ['20 levels of maps', 'a/b', { x: nested(20) }],
  ['an id of 1500 bytes', `a/${'é'.repeat(750)}`, {}],
  ['a numeric id', 'a/__id-12__', {}],
  ['a field name of 1500 bytes', 'a/b', { ['é'.repeat(750)]: int(1) }],
  ['100 collections deep', Array.from({ length: 200 }, (_, i) => `s${i}`).join('/'), {}],
  ['the smallest integer', 'a/b', { x: int(-(2n ** 63n)) }],
  ['the last timestamp', 'a/b', { x: { timestampValue: '9999-12-31T23:59:59.999999Z' } }],
  ['a vector of no numbers', 'a/b', { x: vector(0) }],
  ['a vector of 2048 numbers', 'a/b', { x: vector(2048) }],
])('takes %s', async (_, path, fields) => {
  const db = start();
  await db.commit(set(path, fields));
  expect(await db.read(path)).toEqual(fields);
});

test.each<[string, string, Fields]>([
  ['a document of a byte more', 'a/b', halves(SPLIT + 1)],
  ['a text of a byte more', 'a/b', { x: text('é'.repeat((LARGEST_TEXT + 1) / 2)) }],
  [
    'bytes of one more',
    'a/b',
    { x: { bytesValue: Buffer.alloc(LARGEST_TEXT + 1).toString('base64') } },
  ],
  ['21 levels of maps', 'a/b', { x: nested(21) }],
  ['an id of 1501 bytes', `a/${'é'.repeat(750)}x`, {}],
  ['an id of a dot', 'a/.', {}],
  ['an empty id', 'a//b/c', {}],
  ['an empty field name', 'a/b', { '': int(1) }],
  ['a field name of 1501 bytes', 'a/b', { [`${'é'.repeat(750)}x`]: int(1) }],
  ['101 collections deep', Array.from({ length: 202 }, (_, i) => `s${i}`).join('/'), {}],
  ['a path of more than 6 KiB', Array.from({ length: 6 }, () => 'x'.repeat(1100)).join('/'), {}],
  ['an integer of 65 bits', 'a/b', { x: int(2n ** 63n) }],
  ['a year of five digits', 'a/b', { x: { timestampValue: '10000-01-01T00:00:00Z' } }],
  ['the 30th of February', 'a/b', { x: { timestampValue: '2020-02-30T00:00:00Z' } }],
  ['a latitude of 91', 'a/b', { x: { geoPointValue: { latitude: 91, longitude: 0 } } }],
  ['a vector of 2049 numbers', 'a/b', { x: vector(2049) }],
  ['bytes that are no base64', 'a/b', { x: { bytesValue: '!' } }],
])('refuses %s', async (_, path, fields) => {
  await expect(start().commit(set(path, fields))).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});

test('refuses a commit of more than 10 MiB', async () => {
  const db = start();
  const big = { x: text('y'.repeat(1_000_000)) };
  const writes = Array.from({ length: 11 }, (_, i) => set(`a/${i}`, big));
  await expect(db.commit(...writes)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  await db.commit(...writes.slice(0, 10));
});

test('takes thousands of writes in one commit', async () => {
  const db = start();
  await db.commit(...Array.from({ length: 2000 }, (_, i) => set(`a/${i}`, { n: int(i) })));
  expect(await db.read('a/1999')).toEqual({ n: int(1999) });
});

test('refuses more than 500 transforms of one document', async () => {
  const transforms = (count: number, name = 'f') => ({
    update: { name: nameOf('a/b') },
    updateTransforms: Array.from({ length: count }, (_, i) => ({
      fieldPath: `${name}${i}`,
      increment: int(1),
    })),
  });
  const db = start();
  await db.commit(transforms(500));
  await db.commit(transforms(250), transforms(250, 'g'));
  const refusal = { status: 'INVALID_ARGUMENT' };
  await expect(db.commit(transforms(501))).rejects.toMatchObject(refusal);
  await expect(db.commit(transforms(250), transforms(251, 'g'))).rejects.toMatchObject(refusal);
});

function vector(length: number): Value {
  const values = Array.from({ length }, (_, i) => ({ doubleValue: i + 0.5 }));
  const fields = { __type__: text('__vector__'), value: { arrayValue: { values } } };
  return { mapValue: { fields } };
}

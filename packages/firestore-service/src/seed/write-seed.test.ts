import { expect, test } from 'vitest';
import { DATABASE, openFirestore } from '../testing/open-firestore.ts';
import { int, rpcClient, text } from '../testing/rpc-client.ts';

test('writes plain JSON as documents', async () => {
  const { service, seed } = openFirestore();
  const at = { timestampValue: '2026-01-01T00:00:00Z' };
  const count = seed(DATABASE, {
    'users/ann': { age: 30, half: 0.5, name: 'Ann', tags: ['a', null], map: { at }, yes: true },
    'users/ann/notes/1': {},
  });
  expect(count).toBe(2);
  const db = rpcClient(service);
  expect(await db.read('users/ann')).toEqual({
    age: int(30),
    half: { doubleValue: 0.5 },
    name: text('Ann'),
    tags: { arrayValue: { values: [text('a'), { nullValue: null }] } },
    map: { mapValue: { fields: { at } } },
    yes: { booleanValue: true },
  });
  expect(await db.read('users/ann/notes/1')).toEqual({});
});

test.each([
  [{ 'users/ann': { age: 1 }, users: {} }, /"users" is wrong/],
  [{ 'users/ann': { at: { timestampValue: 'soon' } } }, /"users\/ann" is wrong: Invalid timestamp/],
  [{ 'users/ann': 1 }, /"users\/ann" is wrong: it must be a JSON object/],
  [[], /must be a JSON object/],
])('refuses %j as a whole', async (content, message) => {
  const { service, seed } = openFirestore();
  expect(() => seed(DATABASE, content)).toThrow(message);
  expect(await rpcClient(service).read('users/ann')).toBeUndefined();
});

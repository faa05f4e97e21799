import { eventually } from '@quits/tooling-presets/eventually';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adminStage,
  closeAdminFirestore,
  fill,
  fresh,
  ids,
  openAdminFirestore,
} from '../support/admin-firestore.ts';

beforeAll(openAdminFirestore);
afterAll(closeAdminFirestore);

describe('listeners', () => {
  test('follow a document and a query', async () => {
    const notes = fresh();
    const single: unknown[] = [];
    const many: string[][] = [];
    const stops = [
      notes.doc('a').onSnapshot((snapshot) => single.push(snapshot.data())),
      notes
        .where('n', '>', 0)
        .orderBy('n')
        .onSnapshot((snapshot) => many.push(ids(snapshot))),
    ];
    await eventually(() => expect([single, many]).toEqual([[undefined], [[]]]));
    await notes.doc('a').set({ n: 2 });
    await eventually(() => expect(many.at(-1)).toEqual(['a']));
    await notes.doc('b').set({ n: 1 });
    await eventually(() => expect(many.at(-1)).toEqual(['b', 'a']));
    await notes.doc('a').update({ n: 0 });
    await eventually(() => expect(many.at(-1)).toEqual(['b']));
    await eventually(() => expect(single.at(-1)).toEqual({ n: 0 }));
    await notes.doc('a').delete();
    await eventually(() => expect(single.at(-1)).toBeUndefined());
    for (const stop of stops) stop();
  });

  test('survive broken connections', { timeout: 60_000 }, async () => {
    const notes = fresh();
    const seen: string[][] = [];
    const stop = notes.onSnapshot((snapshot) => seen.push(ids(snapshot)));
    await eventually(() => expect(seen).toEqual([[]]));
    await fetch(`http://127.0.0.1:${adminStage().controlPort}/cut`, { method: 'POST' });
    await eventually(() => notes.doc('a').set({}), 10_000);
    await eventually(() => expect(seen.at(-1)).toEqual(['a']), 30_000);
    stop();
  });
});

test('bundles carry documents and named queries', async () => {
  const notes = fresh();
  await fill(notes, 2);
  const bundle = adminStage()
    .firestore.bundle('b')
    .add('all', await notes.orderBy('n').get());
  const text = bundle.build().toString();
  expect(text).toContain('"namedQuery"');
  expect(text.match(/"documentMetadata"/gu)).toHaveLength(2);
});

test('a second database is another one', async () => {
  const other = getFirestore(adminStage().app, 'other');
  const reference = fresh().doc('a');
  await reference.set({ in: 'default' });
  expect((await other.doc(reference.path).get()).exists).toBe(false);
  await other.terminate();
});

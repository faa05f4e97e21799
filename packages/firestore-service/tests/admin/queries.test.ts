import { AggregateField, FieldPath, FieldValue, Filter } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

describe('queries', () => {
  test('filter, order and cut', async () => {
    const notes = fresh();
    await fill(notes, 10);
    const odd = notes.where('odd', '==', true);
    expect(ids(await odd.orderBy('n', 'desc').limit(2).get())).toEqual(['n009', 'n007']);
    expect(ids(await notes.orderBy('n').offset(8).get())).toEqual(['n008', 'n009']);
    expect(ids(await notes.orderBy('n').startAt(3).endBefore(5).get())).toEqual(['n003', 'n004']);
    expect(ids(await notes.orderBy('n').limitToLast(2).get())).toEqual(['n008', 'n009']);
    const either = Filter.or(Filter.where('n', '==', 1), Filter.where('n', '>', 8));
    expect(ids(await notes.where(either).get())).toEqual(['n001', 'n009']);
    const byId = notes.where(FieldPath.documentId(), 'in', [notes.doc('n004'), 'n005']);
    expect(ids(await byId.get())).toEqual(['n004', 'n005']);
  });

  test('select fields', async () => {
    const notes = fresh();
    await fill(notes, 2);
    const found = await notes.select('odd').get();
    expect(found.docs.map((one) => one.data())).toEqual([{ odd: false }, { odd: true }]);
    const bare = await notes.select().get();
    expect(bare.docs.map((one) => one.data())).toEqual([{}, {}]);
  });

  test('stream', async () => {
    const notes = fresh();
    await fill(notes, 250);
    const seen: string[] = [];
    for await (const one of notes.orderBy('n').stream()) {
      seen.push((one as unknown as { id: string }).id);
    }
    expect(seen).toHaveLength(250);
    expect(seen.at(-1)).toBe('n249');
  });

  test('aggregate', async () => {
    const notes = fresh();
    await fill(notes, 4);
    expect((await notes.count().get()).data()).toEqual({ count: 4 });
    const found = await notes
      .where('n', '>', 0)
      .aggregate({
        all: AggregateField.count(),
        total: AggregateField.sum('n'),
        mean: AggregateField.average('n'),
      })
      .get();
    expect(found.data()).toEqual({ all: 3, total: 6, mean: 2 });
  });

  test('reach all collections of a name', async () => {
    const group = `g-${crypto.randomUUID()}`;
    await Promise.all(
      ['a', 'b', 'c'].map((parent) =>
        adminStage().firestore.doc(`${group}-p/${parent}/${group}/x`).set({}),
      ),
    );
    expect((await adminStage().firestore.collectionGroup(group).get()).size).toBe(3);
  });

  test('are divided into partitions that together are the whole', async () => {
    // The library warns about an option that it sets itself.
    using _ = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const group = `g-${crypto.randomUUID()}`;
    const notes = adminStage().firestore.collection(group);
    await fill(notes, 300);
    let total = 0;
    for await (const part of adminStage().firestore.collectionGroup(group).getPartitions(4)) {
      total += (await part.toQuery().get()).size;
    }
    expect(total).toBe(300);
  });

  test('explain what they did', async () => {
    const notes = fresh();
    await fill(notes, 2);
    const { snapshot, metrics } = await notes.where('n', '>=', 0).explain({ analyze: true });
    expect(snapshot?.size).toBe(2);
    expect(metrics.executionStats?.resultsReturned).toBe(2);
    expect(metrics.planSummary.indexesUsed).toHaveLength(1);
    const planned = await notes.where('n', '>=', 0).explain();
    expect(planned.snapshot).toBeNull();
  });

  test('find the nearest vectors', async () => {
    const notes = fresh();
    await Promise.all(
      [1, 5, 3].map((x) => notes.doc(`v${x}`).set({ v: FieldValue.vector([x, 0]) })),
    );
    const nearest = notes.findNearest({
      vectorField: 'v',
      queryVector: [0, 0],
      limit: 2,
      distanceMeasure: 'EUCLIDEAN',
      distanceResultField: 'far',
    });
    const found = await nearest.get();
    expect(found.docs.map((one) => [one.id, one.get('far')])).toEqual([
      ['v1', 1],
      ['v3', 3],
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adminStage,
  closeAdminFirestore,
  fill,
  fresh,
  openAdminFirestore,
} from '../support/admin-firestore.ts';

beforeAll(openAdminFirestore);
afterAll(closeAdminFirestore);

describe('many writes', () => {
  test('fly in bulk, each with its own fate', async () => {
    const notes = fresh();
    const writer = adminStage().firestore.bulkWriter();
    writer.onWriteError(() => false);
    const results = Array.from({ length: 100 }, (_, n) => writer.create(notes.doc(`n${n}`), { n }));
    await Promise.all(results);
    const again = writer.create(notes.doc('n0'), {});
    const updated = writer.update(notes.doc('n1'), { m: 1 });
    const fates = Promise.allSettled([again, updated]);
    await writer.close();
    expect(await fates).toMatchObject([
      { status: 'rejected', reason: { code: 6 } },
      { status: 'fulfilled' },
    ]);
    expect((await notes.get()).size).toBe(100);
  });

  test('go together in a batch or not at all', async () => {
    const notes = fresh();
    const batch = adminStage().firestore.batch().set(notes.doc('a'), {}).create(notes.doc('a'), {});
    await expect(batch.commit()).rejects.toMatchObject({ code: 6 });
    expect((await notes.get()).size).toBe(0);
  });
});

describe('transactions', () => {
  test('read, query and write as one', async () => {
    const notes = fresh();
    await fill(notes, 3);
    const sum = await adminStage().firestore.runTransaction(async (transaction) => {
      const all = await transaction.get(notes.where('n', '>', 0));
      const [first] = await transaction.getAll(notes.doc('n000'));
      const counted = await transaction.get(notes.count());
      transaction.update(notes.doc('n000'), { total: all.size });
      transaction.create(notes.doc('new'), { n: -1 });
      return all.size + (first?.get('n') as number) + counted.data().count;
    });
    expect(sum).toBe(5);
    expect((await notes.doc('n000').get()).get('total')).toBe(2);
  });

  test('do not overwrite each other', { timeout: 60_000 }, async () => {
    const reference = fresh().doc();
    await reference.set({ n: 0 });
    const add = (): Promise<void> =>
      adminStage().firestore.runTransaction(
        async (transaction) => {
          const n = (await transaction.get(reference)).get('n') as number;
          transaction.update(reference, { n: n + 1 });
        },
        { maxAttempts: 30 },
      );
    await Promise.all(Array.from({ length: 8 }, add));
    expect((await reference.get()).get('n')).toBe(8);
  });

  test('read the past when they only read', async () => {
    const reference = fresh().doc();
    await reference.set({ n: 1 });
    const { writeTime } = await reference.set({ n: 2 });
    await reference.set({ n: 3 });
    const n = await adminStage().firestore.runTransaction(
      async (transaction) => (await transaction.get(reference)).get('n') as number,
      { readOnly: true, readTime: writeTime },
    );
    expect(n).toBe(2);
  });

  test('leave nothing behind when they fail', async () => {
    const reference = fresh().doc();
    const failed = adminStage().firestore.runTransaction(async (transaction) => {
      transaction.set(reference, {});
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect((await reference.get()).exists).toBe(false);
  });
});

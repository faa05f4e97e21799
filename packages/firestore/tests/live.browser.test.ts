import { until } from '@quits/tooling-rough-network';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InferOutput } from '../src/collection/define-collection.ts';
import { generateId } from '../src/collection/generate-id.ts';
import type { BuildQuery } from '../src/query/query-builder.ts';
import { increment, serverTimestamp } from '../src/value/sentinel.ts';
import { backend } from './support/backend.ts';
import { projects, tasks } from './support/sample-collections.ts';
import { makeProject, rowsOf, settled } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

let session: TestSession;

beforeAll(async () => {
  session = await openSession(backend);
});
afterAll(() => session.close());

describe('live data', () => {
  it('reads what was written, with times as dates and numbers as the server made them', async () => {
    const projectId = await makeProject(session, 0);
    const live = session.database.liveDocument(projects, { id: projectId });
    const stop = live.subscribe(() => undefined);
    await session.database.write('change', (batch) => {
      batch.update(projects, {}, projectId, {
        ['totals.EUR.ann']: increment(5),
        version: 2,
        changedAt: serverTimestamp(),
      });
    }).settled;
    const state = await until(
      live,
      (now) => now.status === 'ready' && now.data?.data.version === 2 && !now.pending,
    );
    expect(state).toMatchObject({
      status: 'ready',
      data: { id: projectId, data: { totals: { EUR: { ann: 5 } } }, pending: false },
    });
    const changedAt = state.status === 'ready' ? state.data?.data.changedAt : undefined;
    expect(Math.abs(Date.now() - (changedAt?.getTime() ?? 0))).toBeLessThan(60_000);
    stop();
  });

  it('says that a document does not exist once the server has said so', async () => {
    const live = session.database.liveDocument(projects, { id: generateId() });
    const state = await until(live, ({ status }) => status === 'ready');
    expect(state).toMatchObject({ data: undefined, fromCache: false });
  });

  it('opens one listener for fifty readers and gives them the same documents', async () => {
    const projectId = await makeProject(session, 3);
    const before = session.database.listenerCount();
    const readers = Array.from({ length: 50 }, () =>
      session.database.liveQuery(tasks, { projectId }, (query) => query.orderBy('rank')),
    );
    const stops = readers.map((reader) => reader.subscribe(() => undefined));
    await Promise.all(readers.map((reader) => until(reader, settled(3))));
    expect(session.database.listenerCount()).toBe(before + 1);
    expect(new Set(readers.map((reader) => rowsOf(reader.getState())[0])).size).toBe(1);
    for (const stop of stops) stop();
  });

  it('shows a change at once and keeps every other document', async () => {
    const projectId = await makeProject(session, 3);
    const live = session.database.liveQuery(tasks, { projectId }, (query) => query.orderBy('rank'));
    const stop = live.subscribe(() => undefined);
    const before = rowsOf(await until(live, settled(3)));
    const handle = session.database.write('rename', (batch) => {
      batch.update(tasks, { projectId }, 't1', { title: 'Renamed' });
    });
    const during = rowsOf(await until(live, (now) => now.status === 'ready' && now.pending));
    expect(during[1]).toMatchObject({ pending: true, data: { title: 'Renamed' } });
    expect([during[0] === before[0], during[2] === before[2]]).toEqual([true, true]);
    await handle.settled;
    const after = rowsOf(await until(live, settled(3)));
    expect(after[1]?.pending).toBe(false);
    expect(after[1]?.data).toBe(during[1]?.data);
    stop();
  });

  it('answers filters, alternatives, bounds and limits', async () => {
    const projectId = await makeProject(session, 6);
    const ranks = async (build: BuildQuery<InferOutput<typeof tasks>>) => {
      const live = session.database.liveQuery(tasks, { projectId }, build);
      const state = await until(live, ({ status }) => status === 'ready');
      return rowsOf(state).map(({ data }) => data.rank);
    };
    expect(await ranks((query) => query.where('rank', '>=', 4).orderBy('rank', 'desc'))).toEqual([
      5, 4,
    ]);
    expect(
      await ranks((query) =>
        query.any((filter) => [filter('rank', '==', 1), filter('rank', 'in', [3])]).orderBy('rank'),
      ),
    ).toEqual([1, 3]);
    expect(await ranks((query) => query.orderBy('rank').startAfter(1).endAt(3))).toEqual([2, 3]);
    expect(await ranks((query) => query.orderBy('rank').limitToLast(2))).toEqual([4, 5]);
    expect(await ranks((query) => query.whereId('in', ['t2', 't4']))).toEqual([2, 4]);
  });

  it('leaves out and reports a document that does not fit', async () => {
    const report = vi.fn();
    const own = await openSession(backend, { onInvalid: report });
    const projectId = await makeProject(session, 2);
    const { doc, setDoc } = await import('firebase/firestore');
    const db = await own.provider.firestore();
    await setDoc(doc(db, `projects/${projectId}/tasks/broken`), { title: 5, rank: 9 });
    const state = await until(
      own.database.liveQuery(tasks, { projectId }),
      (now) => now.status === 'ready' && !now.fromCache && now.invalid.length === 1,
    );
    expect(rowsOf(state)).toHaveLength(2);
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0]?.[0]).toMatchObject({ issues: [{ field: 'title' }] });
    await own.close();
  });
});

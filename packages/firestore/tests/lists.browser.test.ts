import { eventually } from '@quits/tooling-presets/eventually';
import { controlOf, until } from '@quits/tooling-rough-network';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { liveList } from '../src/database/live-list-query.ts';
import { liveAggregate } from '../src/database/live-aggregate.ts';
import { liveDocuments } from '../src/database/live-documents.ts';
import { getOnce } from '../src/database/get-once.ts';
import type { ListState, LiveList } from '../src/live/live-list.ts';
import { backend } from './support/backend.ts';
import { tasks } from './support/sample-collections.ts';
import { makeProject, rowsOf, settled } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

const control = controlOf(backend);
let session: TestSession;

beforeAll(async () => {
  session = await openSession(backend, { journal: memoryJournal(), keepAliveMs: 50 });
});
afterEach(() => control.plugIn());
afterAll(() => session.close());

const ids = <Data>(state: ListState<Data>) =>
  state.status === 'ready' ? state.data.map(({ id }) => id).join(' ') : state.status;

const shows = <Data>(list: LiveList<Data>, expected: string) =>
  until(list, (state) => ids(state) === expected);

async function openList(count: number) {
  const projectId = await makeProject(session, count);
  const list = liveList(session.database, tasks, { projectId }, (query) => query.orderBy('rank'), {
    pageSize: 2,
  });
  const stop = list.subscribe(() => undefined);
  const write = (id: string, rank: number) =>
    session.database.write('add', (batch) =>
      batch.set(tasks, { projectId }, id, { title: id, rank }),
    ).settled;
  return { projectId, list, stop, write };
}

describe('a list that grows page by page', () => {
  it('loads page after page until there is no more', async () => {
    const { list, stop } = await openList(5);
    expect(await shows(list, 't0 t1')).toMatchObject({ hasMore: true, loadingMore: false });
    list.loadMore();
    expect(list.getState()).toMatchObject({ loadingMore: true });
    await shows(list, 't0 t1 t2 t3');
    list.loadMore();
    expect(await shows(list, 't0 t1 t2 t3 t4')).toMatchObject({ hasMore: false });
    list.loadMore();
    expect(list.getState()).toMatchObject({ loadingMore: false });
    stop();
  });

  it('loses and repeats nothing while documents come, go and move between pages', async () => {
    const { projectId, list, stop, write } = await openList(6);
    await shows(list, 't0 t1');
    list.loadMore();
    await shows(list, 't0 t1 t2 t3');
    await write('new', 0.5);
    await shows(list, 't0 new t1 t2 t3');
    await session.database.write('delete', (batch) => batch.delete(tasks, { projectId }, 't0'))
      .settled;
    await shows(list, 'new t1 t2 t3');
    await write('t3', 0.7);
    await until(list, (state) => ids(state).startsWith('new t3 t1 t2'));
    list.loadMore();
    await until(list, (state) => ids(state) === 'new t3 t1 t2 t4 t5');
    stop();
  });

  it('begins a page exactly behind a document that the server timed', async () => {
    const projectId = await makeProject(session);
    const { doc, serverTimestamp, setDoc } = await import('firebase/firestore');
    const db = await session.provider.firestore();
    for (const id of ['a', 'b', 'c']) {
      await setDoc(doc(db, `projects/${projectId}/tasks/${id}`), {
        title: id,
        rank: 0,
        at: serverTimestamp(),
      });
    }
    const list = liveList(
      session.database,
      tasks,
      { projectId },
      (query) => query.orderBy('at', 'desc'),
      { pageSize: 1 },
    );
    const stop = list.subscribe(() => undefined);
    await shows(list, 'c');
    list.loadMore();
    await shows(list, 'c b');
    list.loadMore();
    await shows(list, 'c b a');
    stop();
  });
});

describe('documents by id', () => {
  it('are read in batches and given in the order of the ids', async () => {
    const projectId = await makeProject(session, 40);
    const wanted = Array.from({ length: 40 }, (_, at) => `t${39 - at}`);
    const live = liveDocuments(session.database, tasks, { projectId }, [...wanted, 'nobody']);
    const state = await until(live, settled(40));
    expect(rowsOf(state).map(({ id }) => id)).toEqual(wanted);
  });
});

describe('counts, sums and averages', () => {
  it('are asked again after own writes and told as old while offline', async () => {
    const projectId = await makeProject(session, 4);
    const live = liveAggregate(
      session.database,
      tasks,
      { projectId },
      { total: 'count', ranks: { sum: 'rank' }, mean: { average: 'rank' } },
      (query) => query.where('rank', '>=', 1),
    );
    const stop = live.subscribe(() => undefined);
    const keepOpen = session.database.liveQuery(tasks, { projectId }).subscribe(() => undefined);
    const first = await until(live, ({ status }) => status === 'ready');
    expect(first).toMatchObject({ data: { total: 3, ranks: 6, mean: 2 }, fromCache: false });
    await session.database.write('add', (batch) =>
      batch.create(tasks, { projectId }, 'more', { title: 'x', rank: 6 }),
    ).settled;
    await until(live, (state) => state.status === 'ready' && state.data.total === 4);
    expect(live.getState()).toMatchObject({ data: { ranks: 12, mean: 3 } });
    stop();
    await until(live, ({ status }) => status === 'ready');
    await eventually(() => expect(live.getState().status).toBe('idle'));
    await control.unplug();
    const stopAgain = live.subscribe(() => undefined);
    await until(live, (state) => state.status === 'ready' && state.fromCache);
    expect(live.getState()).toMatchObject({ data: { total: 4 }, fromCache: true });
    await control.plugIn();
    await until(live, (state) => state.status === 'ready' && !state.fromCache);
    stopAgain();
    keepOpen();
  });
});

describe('reading once', () => {
  const page = (projectId: string, after = ' ') =>
    getOnce(session.database, tasks, { projectId }, (query) =>
      query.orderById().whereId('>', after).limit(2),
    );

  it('reads page after page and listens to nothing', async () => {
    const projectId = await makeProject(session, 3);
    const first = await page(projectId);
    expect(first).toMatchObject({
      ok: true,
      value: { data: [{ id: 't0' }, { id: 't1' }], fromCache: false, invalid: [] },
    });
    expect(await page(projectId, 't1')).toMatchObject({
      ok: true,
      value: { data: [{ id: 't2' }] },
    });
    expect(session.database.listenerCount()).toBe(0);
  });

  it('names what does not fit', async () => {
    const projectId = await makeProject(session, 1);
    const { doc, setDoc } = await import('firebase/firestore');
    const db = await session.provider.firestore();
    const path = `projects/${projectId}/tasks/odd`;
    await setDoc(doc(db, path), { title: 'no rank' });
    expect(await page(projectId)).toMatchObject({
      ok: true,
      value: {
        data: [{ id: 't0' }],
        invalid: [{ path }],
        paths: [path, `projects/${projectId}/tasks/t0`],
      },
    });
  });

  it('without a connection gives what the device knows, unless the server is asked for', async () => {
    const projectId = await makeProject(session, 2);
    await page(projectId);
    await control.unplug();
    expect(await page(projectId)).toMatchObject({ ok: true, value: { fromCache: true } });
    const asked = getOnce(session.database, tasks, { projectId }, (query) => query, {
      source: 'server',
    });
    expect(await asked).toMatchObject({ ok: false, error: { code: 'firestore/unavailable' } });
  });

  it('ends on a connection that has died without a word', { timeout: 30_000 }, async () => {
    const projectId = await makeProject(session, 2);
    await page(projectId);
    // The stream is open and has proved to be alive.
    const open = session.database.liveQuery(tasks, { projectId });
    const stop = open.subscribe(() => undefined);
    await until(open, (state) => state.status === 'ready' && !state.fromCache);
    await control.silence();
    const ask = (source: 'default' | 'server') =>
      getOnce(session.database, tasks, { projectId }, (query) => query.where('rank', '>=', 0), {
        source,
        patienceMs: 100,
      });
    expect(await Promise.all([ask('default'), ask('server')])).toMatchObject([
      { ok: true, value: { fromCache: true, data: [{ id: 't0' }, { id: 't1' }] } },
      { ok: false, error: { code: 'firestore/unavailable' } },
    ]);
    stop();
  });
});

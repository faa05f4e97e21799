import { until } from '@quits/tooling-rough-network';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { liveList } from '../src/database/live-list-query.ts';
import type { ListState, LiveList } from '../src/live/live-list.ts';
import { backend } from './support/backend.ts';
import { tasks } from './support/sample-collections.ts';
import { makeProject } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

let other: TestSession;

beforeAll(async () => {
  other = await openSession(backend, { journal: memoryJournal() });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => other.close());

/** A visit whose page comes to rest when `rest` is called. */
async function visitThatScrolls() {
  const calm = Promise.withResolvers<void>();
  const session: TestSession = await openSession(backend, {
    journal: memoryJournal(),
    keepAliveMs: 50,
    whenCalm: () => calm.promise,
    rest: {
      baseUrl: `http://127.0.0.1:${backend.firestorePort}/v1/projects/${backend.project}/databases/(default)/documents`,
      getToken: async () => (await session.provider.auth()).currentUser?.getIdToken(),
    },
  });
  return { session, rest: calm.resolve };
}

function openPages({ database }: TestSession, projectId: string) {
  return liveList(database, tasks, { projectId }, (query) => query.orderBy('at'), { pageSize: 2 });
}

/** Creates tasks whose times have microseconds. */
async function makeTimed(count: number): Promise<string> {
  const projectId = await makeProject(other);
  const { doc, serverTimestamp, setDoc } = await import('firebase/firestore');
  const db = await other.provider.firestore();
  for (let rank = 0; rank < count; rank += 1) {
    const task = { title: `Task ${rank}`, rank, at: serverTimestamp() };
    await setDoc(doc(db, `projects/${projectId}/tasks/t${rank}`), task);
  }
  return projectId;
}

const rename = ({ database }: TestSession, projectId: string, id: string, title: string) =>
  database.write('rename', (batch) => batch.update(tasks, { projectId }, id, { title })).settled;

const titles = <Data extends { readonly title: string }>(state: ListState<Data>) =>
  state.status === 'ready' ? state.data.map(({ data }) => data.title).join(', ') : state.status;

const shows = <Data extends { readonly title: string }>(list: LiveList<Data>, expected: string) =>
  until(list, (state) => titles(state) === expected);

/** Records the requests for pages, and those of the SDK for targets; `answer` replaces the response to the former. */
function recordRequests(answer?: () => Promise<Response>) {
  const pages: string[] = [];
  const targets: string[] = [];
  const provider = fetch;
  async function noteTarget(request: Request): Promise<void> {
    const body = decodeURIComponent(await request.text());
    if (body.includes('addTarget')) targets.push(body);
  }
  vi.stubGlobal('fetch', (url: string | Request, init?: RequestInit) => {
    if (url instanceof Request) void noteTarget(url.clone());
    if (typeof url !== 'string' || !url.endsWith(':runQuery')) return provider(url, init);
    pages.push(url);
    return answer?.() ?? provider(url, init);
  });
  return { pages, targets };
}

describe('further pages of a list, while the page scrolls', () => {
  it('are shown before the SDK reads them, and become live at rest without being read again', async () => {
    const projectId = await makeTimed(5);
    const { session, rest } = await visitThatScrolls();
    const { pages, targets } = recordRequests();
    const list = openPages(session, projectId);
    const stop = list.subscribe(() => undefined);
    await shows(list, 'Task 0, Task 1');
    list.loadMore();
    const shown = await shows(list, 'Task 0, Task 1, Task 2, Task 3');
    expect(shown).toMatchObject({ hasMore: true, loadingMore: false, pending: false });
    await eventually(() => expect([pages.length, targets.length]).toEqual([1, 1]));

    await rename(other, projectId, 't2', 'Renamed');
    expect(titles(list.getState())).toBe('Task 0, Task 1, Task 2, Task 3');
    rest();
    const live = await shows(list, 'Task 0, Task 1, Renamed, Task 3');
    expect(targets.at(-1)).toContain('"readTime"');
    const rows = [shown, live].map((state) => (state.status === 'ready' ? state.data : []));
    expect(rows[1]?.[3]).toBe(rows[0]?.[3]);
    await until(list, (state) => state.status === 'ready' && !state.fromCache);
    list.loadMore();
    expect(await shows(list, 'Task 0, Task 1, Renamed, Task 3, Task 4')).toMatchObject({
      hasMore: false,
    });
    stop();
    await session.close();
  });

  it('show a pending write at once', async () => {
    const projectId = await makeTimed(4);
    const { session } = await visitThatScrolls();
    const list = openPages(session, projectId);
    const stop = list.subscribe(() => undefined);
    await shows(list, 'Task 0, Task 1');
    list.loadMore();
    await shows(list, 'Task 0, Task 1, Task 2, Task 3');
    const settled = rename(session, projectId, 't3', 'Mine');
    await shows(list, 'Task 0, Task 1, Task 2, Mine');
    expect((await settled).ok).toBe(true);
    stop();
    await session.close();
  });

  it('are read by the SDK at once if their request fails, or a write is pending', async () => {
    const projectId = await makeTimed(6);
    const { session } = await visitThatScrolls();
    const { pages } = recordRequests(() => Promise.reject(new TypeError('Failed to fetch')));
    const list = openPages(session, projectId);
    const stop = list.subscribe(() => undefined);
    await shows(list, 'Task 0, Task 1');
    list.loadMore();
    await shows(list, 'Task 0, Task 1, Task 2, Task 3');
    expect(pages).toHaveLength(1);
    const settled = rename(session, projectId, 't5', 'Mine');
    list.loadMore();
    await shows(list, 'Task 0, Task 1, Task 2, Task 3, Task 4, Mine');
    expect((await settled).ok).toBe(true);
    stop();
    await session.close();
  });

  it('wait for a silent connection only once', async () => {
    const projectId = await makeTimed(6);
    const { session } = await visitThatScrolls();
    const { pages } = recordRequests(() => new Promise(() => undefined));
    const list = openPages(session, projectId);
    const stop = list.subscribe(() => undefined);
    await shows(list, 'Task 0, Task 1');
    list.loadMore();
    await shows(list, 'Task 0, Task 1, Task 2, Task 3');
    list.loadMore();
    await shows(list, 'Task 0, Task 1, Task 2, Task 3, Task 4, Task 5');
    expect(pages).toHaveLength(1);
    stop();
    await session.close();
  });

  it('are read by the SDK when the list is opened again, which costs only their changes', async () => {
    const projectId = await makeTimed(4);
    const { session, rest } = await visitThatScrolls();
    rest();
    const { pages } = recordRequests();
    const list = openPages(session, projectId);
    const scroll = async () => {
      const stop = list.subscribe(() => undefined);
      await shows(list, 'Task 0, Task 1');
      list.loadMore();
      await shows(list, 'Task 0, Task 1, Task 2, Task 3');
      return stop;
    };
    const leave = await scroll();
    // The listener has the server's answer once a change arrives.
    await rename(session, projectId, 't3', 'Task 3!');
    await shows(list, 'Task 0, Task 1, Task 2, Task 3!');
    await rename(session, projectId, 't3', 'Task 3');
    await shows(list, 'Task 0, Task 1, Task 2, Task 3');
    await until(list, (state) => state.status === 'ready' && !state.pending && !state.fromCache);
    leave();
    await eventually(() => expect(session.database.listenerCount()).toBe(0));
    const stop = await scroll();
    expect(pages).toHaveLength(1);
    stop();
    await session.close();
  });
});

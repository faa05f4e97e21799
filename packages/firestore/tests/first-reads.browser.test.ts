import { until } from '@quits/tooling-rough-network';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import type { FirstDocument, FirstReads } from '../src/live/first-documents.ts';
import { backend } from './support/backend.ts';
import { tasks } from './support/sample-collections.ts';
import { makeProject, rowsOf, settled } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

let session: TestSession;

beforeAll(async () => {
  session = await openSession(backend);
});
afterAll(() => session.close());

const ROOT = `projects/${backend.project}/databases/(default)/documents`;

/** Returns tasks in the format of the REST interface. */
function tasksOf(projectId: string, titles: readonly string[]): readonly FirstDocument[] {
  return titles.map((title, rank) => ({
    name: `${ROOT}/projects/${projectId}/tasks/t${rank}`,
    fields: { title: { stringValue: title }, rank: { integerValue: String(rank) } },
  }));
}

/** Results that the page requested, of which `documents` are the only ones. */
function requested(documents: readonly FirstDocument[] | undefined) {
  const shown = Promise.withResolvers<void>();
  const keys: string[] = [];
  const firstReads: FirstReads = {
    read(key) {
      keys.push(key);
      return Promise.resolve(documents);
    },
    whenShown: () => shown.promise,
  };
  return { firstReads, keys, show: shown.resolve };
}

const byRank = { filters: [], orders: [{ field: 'rank', direction: 'asc' }] };

describe('results that the page requested before the SDK', () => {
  it('are shown without the SDK, and replaced by its own, keeping what is equal', async () => {
    const projectId = await makeProject(session, 3);
    const { firstReads, keys, show } = requested(
      tasksOf(projectId, ['Task 0', 'Outdated', 'Task 2']),
    );
    const visit = await openSession(backend, { firstReads, journal: memoryJournal() });
    const live = visit.database.liveQuery(tasks, { projectId }, (query) => query.orderBy('rank'));
    const stop = live.subscribe(() => undefined);
    const first = await until(live, ({ status }) => status === 'ready');
    expect(first).toMatchObject({ fromCache: true, pending: false, syncedAt: undefined });
    expect(rowsOf(first).map(({ data }) => data.title)).toEqual(['Task 0', 'Outdated', 'Task 2']);
    expect(keys).toEqual([`projects/${projectId}/tasks?${JSON.stringify(byRank)}`]);

    show();
    const last = await until(live, settled(3));
    expect(rowsOf(last).map(({ data }) => data.title)).toEqual(['Task 0', 'Task 1', 'Task 2']);
    expect(rowsOf(last)[0]).toBe(rowsOf(first)[0]);
    stop();
    await visit.close();
  });

  it('give way to the SDK’s if their request failed', async () => {
    const projectId = await makeProject(session, 2);
    const { firstReads, show } = requested(undefined);
    const visit = await openSession(backend, { firstReads, journal: memoryJournal() });
    const live = visit.database.liveQuery(tasks, { projectId });
    const stop = live.subscribe(() => undefined);
    show();
    expect(rowsOf(await until(live, settled(2)))).toHaveLength(2);
    stop();
    await visit.close();
  });

  it('are not shown while a write is pending, which needs the SDK at once', async () => {
    const projectId = await makeProject(session, 2);
    const { firstReads } = requested(tasksOf(projectId, ['Task 0', 'Task 1']));
    const visit = await openSession(backend, { firstReads, journal: memoryJournal() });
    const titles = new Set<string>();
    const live = visit.database.liveQuery(tasks, { projectId }, (query) => query.orderBy('rank'));
    const write = visit.database.write('rename', (batch) =>
      batch.update(tasks, { projectId }, 't1', { title: 'Renamed' }),
    );
    const stop = live.subscribe(() => {
      for (const { data } of rowsOf(live.getState())) titles.add(data.title);
    });
    expect((await write.settled).ok).toBe(true);
    await until(live, settled(2));
    expect([...titles]).toEqual(['Task 0', 'Renamed']);
    stop();
    await visit.close();
  });
});

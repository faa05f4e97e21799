import { eventually } from '@quits/tooling-presets/eventually';
import { memo, Profiler, StrictMode, Suspense } from 'react';
import { controlOf } from '@quits/tooling-rough-network';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { renderToString } from 'react-dom/server';
import type { InferOutput } from '../src/collection/define-collection.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import type { Doc } from '../src/live/live-state.ts';
import {
  DatabaseProvider,
  useConnection,
  useDocumentSyncStatus,
  useLiveDocument,
  useLiveList,
  useLiveQuery,
  useSuspenseQuery,
  useSyncStatus,
} from '../src/react/index.ts';
import { backend } from './support/backend.ts';
import { tasks } from './support/sample-collections.ts';
import { makeProject } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

type Task = InferOutput<typeof tasks>;

const control = controlOf(backend);
let session: TestSession;

beforeAll(async () => {
  session = await openSession(backend, { journal: memoryJournal() });
});
afterEach(() => control.plugIn());
afterAll(() => session.close());

const rendered = vi.fn<(id: string) => void>();

const Row = memo(function Row({ task }: { task: Doc<Task> }) {
  rendered(task.id);
  return <li>{`${task.data.title}${task.pending ? '…' : ''}`}</li>;
});

function List({ projectId }: { projectId: string | undefined }) {
  const state = useLiveQuery(tasks, projectId === undefined ? undefined : { projectId }, (query) =>
    query.orderBy('rank'),
  );
  if (state.status !== 'ready') return <p>{state.status}</p>;
  return (
    <ul>
      {state.data.map((task) => (
        <Row key={task.id} task={task} />
      ))}
    </ul>
  );
}

describe('hooks', () => {
  it('render a thousand rows once, and then only the row that changed', async () => {
    const projectId = await makeProject(session, 1_000);
    const commits = vi.fn();
    const screen = await render(
      <DatabaseProvider database={session.database}>
        <Profiler id="list" onRender={commits}>
          <List projectId={projectId} />
        </Profiler>
      </DatabaseProvider>,
    );
    await expect.element(screen.getByText('Task 999')).toBeInTheDocument();
    await eventually(() => expect(new Set(rendered.mock.calls.flat()).size).toBe(1_000));
    rendered.mockClear();
    commits.mockClear();
    const change = session.database.write('rename', (batch) =>
      batch.update(tasks, { projectId }, 't500', { title: 'Renamed' }),
    );
    await change.settled;
    await expect.element(screen.getByText('Renamed', { exact: true })).toBeInTheDocument();
    await eventually(() => expect(rendered.mock.calls).toEqual([['t500'], ['t500']]));
    expect(commits.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('share one listener between fifty components, under StrictMode too', async () => {
    const projectId = await makeProject(session, 2);
    const before = session.database.listenerCount();
    const screen = await render(
      <StrictMode>
        <DatabaseProvider database={session.database}>
          {Array.from({ length: 50 }, (_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes
            <List key={at} projectId={projectId} />
          ))}
        </DatabaseProvider>
      </StrictMode>,
    );
    await eventually(() => expect(screen.container.querySelectorAll('li')).toHaveLength(100));
    expect(session.database.listenerCount()).toBe(before + 1);
  });

  it('read nothing until there is something to ask', async () => {
    const screen = await render(
      <DatabaseProvider database={session.database}>
        <List projectId={undefined} />
      </DatabaseProvider>,
    );
    await expect.element(screen.getByText('idle')).toBeInTheDocument();
  });

  it('suspend until the data has arrived', async () => {
    const projectId = await makeProject(session, 2);
    function Titles() {
      const { data } = useSuspenseQuery(tasks, { projectId }, (query) => query.orderBy('rank'));
      return <p>{data.map(({ data: { title } }) => title).join(' and ')}</p>;
    }
    const screen = await render(
      <DatabaseProvider database={session.database}>
        <Suspense fallback={<p>waiting</p>}>
          <Titles />
        </Suspense>
      </DatabaseProvider>,
    );
    await expect.element(screen.getByText('Task 0 and Task 1')).toBeInTheDocument();
  });

  it('page through a list', async () => {
    const projectId = await makeProject(session, 3);
    function Pages() {
      const [state, loadMore] = useLiveList(
        tasks,
        { projectId },
        (query) => query.orderBy('rank'),
        { pageSize: 2 },
      );
      if (state.status !== 'ready') return <p>{state.status}</p>;
      return (
        <>
          <p>{state.data.map(({ id }) => id).join(' ')}</p>
          <button type="button" disabled={!state.hasMore} onClick={loadMore}>
            More
          </button>
        </>
      );
    }
    const screen = await render(
      <DatabaseProvider database={session.database}>
        <Pages />
      </DatabaseProvider>,
    );
    await expect.element(screen.getByText('t0 t1', { exact: true })).toBeInTheDocument();
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('t0 t1 t2', { exact: true })).toBeInTheDocument();
    await expect.element(screen.getByRole('button')).toBeDisabled();
  });

  it('tell the connection and what is not confirmed', async () => {
    const projectId = await makeProject(session, 1);
    function Status() {
      const { status: state } = useConnection();
      const { pending } = useSyncStatus();
      const one = useDocumentSyncStatus(`projects/${projectId}/tasks/t0`);
      const task = useLiveDocument(tasks, { projectId, id: 't0' });
      return <p>{`${state} ${pending} ${one} ${task.status}`}</p>;
    }
    const screen = await render(
      <DatabaseProvider database={session.database}>
        <Status />
      </DatabaseProvider>,
    );
    await expect.element(screen.getByText('online 0 synced ready')).toBeInTheDocument();
    await control.unplug();
    session.database.write('rename', (batch) =>
      batch.update(tasks, { projectId }, 't0', { title: 'Renamed' }),
    );
    await expect.element(screen.getByText('offline 1 pending ready')).toBeInTheDocument();
    await control.plugIn();
    await expect.element(screen.getByText('online 0 synced ready')).toBeInTheDocument();
  });

  it('render on a server without reading anything', () => {
    const before = session.database.listenerCount();
    const html = renderToString(
      <DatabaseProvider database={session.database}>
        <List projectId="p" />
      </DatabaseProvider>,
    );
    expect(html).toBe('<p>idle</p>');
    expect(session.database.listenerCount()).toBe(before);
  });
});

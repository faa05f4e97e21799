// Runs inside an iframe: a page that can be reloaded while the test continues.
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { generateId } from '../../src/collection/generate-id.ts';
import { observeConnection } from '../../src/database/observe-connection.ts';
import { indexedDbJournal } from '../../src/journal/indexed-db-journal.ts';
import { increment } from '../../src/value/sentinel.ts';
import type { BackendAddresses } from './backend.setup.ts';
import { circles, circleTasks, projects, sheets, tasks } from './sample-collections.ts';
import { openSession, type TestSession } from './session.ts';
import { changeSheet, type SheetChange } from './sheets.ts';

/** Functions of an iframe that the test calls; all values cross as plain data. */
export interface Page {
  readonly open: (backend: BackendAddresses) => Promise<string>;
  /** Creates a task; the title `forbidden` is rejected. */
  readonly addTask: (projectId: string, id: string, title: string) => string;
  /** Journals a new task as a page does that closes before the SDK has stored the write. */
  readonly journalTask: (projectId: string, id: string, title: string) => Promise<void>;
  /** Creates a circle and then, write by write, `count` tasks that only its members may create. */
  readonly makeCircle: (circleId: string, count: number) => void;
  /** Titles of a circle's tasks, once confirmed by the server. */
  readonly circleTasks: (circleId: string) => string;
  /** Server's count of a circle's tasks. */
  readonly circleTotal: (circleId: string) => string;
  /** For each write in the journal, whether the SDK's queue is known to hold it. */
  readonly journalled: () => Promise<readonly boolean[]>;
  readonly raiseProject: (projectId: string, version: number, name: string) => string;
  /** Resolves once the write shows in the local data. */
  readonly shown: (projectId: string, id: string) => Promise<void>;
  readonly tasks: (projectId: string) => string;
  readonly syncStatus: () => string;
  readonly connection: () => string;
  readonly retry: (id: string) => boolean;
  /** Connects or disconnects this page's SDK. */
  readonly network: (state: 'on' | 'off') => Promise<void>;
  /** Records every state of a sheet from now on. */
  readonly watchSheet: (id: string) => void;
  /** Recorded states. */
  readonly noted: () => readonly string[];
  readonly changeSheet: (change: SheetChange) => void;
  /** Each rejected write with its dependent writes. */
  readonly refusals: () => string;
  /** Discards every rejected write. */
  readonly discardAll: () => Promise<void>;
}

declare global {
  interface Window {
    page?: Page;
  }
}

let session: TestSession | undefined;
const notes: string[] = [];

function database(): TestSession['database'] {
  if (session === undefined) throw new Error('The page has not been opened.');
  return session.database;
}

function titles(projectId: string): string[] {
  const state = database().liveQuery(tasks, { projectId }).getState();
  return state.status === 'ready' ? state.data.map(({ data }) => data.title).sort() : [];
}

window.page = {
  async open(backend) {
    // The pages of one test file share stored data; another file has a backend with other users.
    const name = `pages-${new URL(backend.identity).port}`;
    session = await openSession(backend, { name, cache: 'persistent' });
    return session.uid.getState() ?? '';
  },
  addTask: (projectId, id, title) =>
    database().write(
      'add task',
      (batch) => batch.create(tasks, { projectId }, id, { title, rank: 1 }),
      { draft: { title } },
    ).id,
  journalTask: (projectId, id, title) =>
    indexedDbJournal().put({
      id: generateId(),
      label: 'add task',
      uid: session?.uid.getState() ?? '',
      session: generateId(),
      at: Date.now(),
      operations: [
        {
          kind: 'create',
          path: `projects/${projectId}/tasks/${id}`,
          data: { title, rank: 1 },
          proof: true,
        },
      ],
      draft: undefined,
    }),
  makeCircle(circleId, count) {
    const members = [session?.uid.getState() ?? ''];
    database().write('make circle', (batch) => {
      batch.create(circles, {}, circleId, { name: 'C', version: 0, totals: {}, members });
    });
    for (let rank = 0; rank < count; rank += 1) {
      database().write('add task', (batch) => {
        batch.create(circleTasks, { circleId }, `t${rank}`, { title: `${rank}`, rank });
        batch.update(circles, {}, circleId, { ['totals.n.n']: increment(1) });
      });
    }
  },
  circleTasks(circleId) {
    const live = database().liveQuery(circleTasks, { circleId }, (query) => query.orderBy('rank'));
    live.preload();
    const state = live.getState();
    const known = state.status === 'ready' && !state.fromCache && !state.pending;
    return known ? state.data.map(({ data }) => data.title).join(' ') : state.status;
  },
  circleTotal(circleId) {
    const live = database().liveDocument(circles, { id: circleId });
    live.preload();
    const state = live.getState();
    return state.status === 'ready' ? `${state.data?.data.totals['n']?.['n']}` : state.status;
  },
  async journalled() {
    const entries = await indexedDbJournal().load();
    return entries.map(({ queued }) => queued === true);
  },
  raiseProject: (projectId, version, name) =>
    database().write('raise', (batch) => {
      if (version === 1) {
        batch.create(projects, {}, projectId, { name, version, totals: {}, members: [] });
      } else {
        batch.update(projects, {}, projectId, { name, version, ['totals.n.n']: increment(1) });
      }
    }).id,
  shown: (projectId, id) =>
    new Promise((resolve) => {
      const live = database().liveDocument(tasks, { projectId, id });
      const look = () => {
        const state = live.getState();
        if (state.status === 'ready' && state.data !== undefined) resolve();
      };
      live.subscribe(look);
      look();
    }),
  tasks(projectId) {
    database().liveQuery(tasks, { projectId }).preload();
    return titles(projectId).join(',');
  },
  syncStatus() {
    const { pending, rejected: refused } = database().syncStatus.getState();
    return JSON.stringify({
      pending,
      rejected: refused.map(({ label, error, draft }) => [label, error.code, draft]),
    });
  },
  connection: () => observeConnection(database()).getState().status,
  async discardAll() {
    for (const { id } of database().syncStatus.getState().rejected)
      await database().discardWrite(id);
  },
  async network(state) {
    const db = await session?.provider.firestore();
    if (db !== undefined) await (state === 'on' ? enableNetwork : disableNetwork)(db);
  },
  watchSheet(id) {
    notes.length = 0;
    const live = database().liveDocument(sheets, { id });
    live.subscribe(() => {
      const state = live.getState();
      const fields = state.status === 'ready' ? state.data?.data : undefined;
      const text = fields === undefined ? '' : `${fields.title} ${fields.note}`;
      if (text !== notes.at(-1)) notes.push(text);
    });
  },
  noted: () => [...notes],
  changeSheet: (change) => void changeSheet({ database: database() }, change),
  refusals() {
    const { pending, rejected: refused } = database().syncStatus.getState();
    const heads = refused.map(({ label, followers }) => [
      label,
      ...followers.map((one) => one.label),
    ]);
    return JSON.stringify({ pending, heads });
  },
  retry: (id) => database().retryWrite(id) !== undefined,
};

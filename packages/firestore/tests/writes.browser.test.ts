import { controlOf, until } from '@quits/tooling-rough-network';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../src/collection/generate-id.ts';
import { observeConnection } from '../src/database/observe-connection.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { increment, serverTimestamp } from '../src/value/sentinel.ts';
import { clearPendingWrites } from '../src/database/wait-for-pending-writes.ts';
import { observeSyncStatus } from '../src/database/observe-sync-status.ts';
import { CORE } from '../src/live/core-key.ts';
import { backend } from './support/backend.ts';
import { log, projects, tasks } from './support/sample-collections.ts';
import { makeProject } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';
import type { WriteBatch } from '../src/write/write-batch.ts';

const control = controlOf(backend);
let session: TestSession;

beforeAll(async () => {
  session = await openSession(backend, { journal: memoryJournal() });
});
afterEach(() => control.plugIn());
afterAll(() => session.close());

const raise = (projectId: string, version: number, name: string, draft?: unknown) =>
  session.database.write(
    'rename',
    (batch) => {
      const patch = { name, version, ['totals.EUR.ann']: increment(1) };
      batch.update(projects, {}, projectId, patch, { expects: { version: version - 1 } });
      batch.create(log, { projectId }, generateId(), { what: name, at: serverTimestamp() });
    },
    { draft },
  );

describe('a write', () => {
  it('is pending until the server has answered, and then forgotten', async () => {
    const projectId = await makeProject(session);
    const handle = raise(projectId, 2, 'Q');
    expect(handle.status.getState()).toBe('pending');
    expect(session.database.syncStatus.getState().pending).toBe(1);
    const path = `projects/${projectId}`;
    expect(observeSyncStatus(session.database, path).getState()).toBe('pending');
    expect(await handle.settled).toMatchObject({ ok: true });
    expect(handle.status.getState()).toBe('synced');
    expect(session.database.syncStatus.getState()).toEqual({ pending: 0, rejected: [] });
    expect(observeSyncStatus(session.database, path).getState()).toBe('synced');
  });

  it('is journaled and sent before its announcement', async () => {
    const projectId = await makeProject(session);
    let publish: (() => void) | undefined;
    const task = { title: 'Later', rank: 1 };
    const build = (batch: WriteBatch) => batch.create(tasks, { projectId }, 't', task);
    const handle = session.database.write('add', build, { announce: (now) => (publish = now) });
    const { syncStatus } = session.database;
    const pending = session.database[CORE].writes.ownWrites().map(({ id }) => id);
    expect([pending, syncStatus.getState().pending]).toEqual([[handle.id], 0]);
    publish?.();
    expect(syncStatus.getState().pending).toBe(1);
    expect(await handle.settled).toMatchObject({ ok: true });
    publish?.();
    expect(syncStatus.getState().pending).toBe(0);
  });

  it('is remembered without the documents that it incremented', async () => {
    const projectId = await makeProject(session);
    const live = session.database.liveDocument(projects, { id: projectId });
    const stop = live.subscribe(() => undefined);
    await until(live, (now) => now.status === 'ready' && !now.fromCache);
    const { handed, ownWrites } = session.database[CORE].writes;
    const handle = raise(projectId, 2, 'Q');
    const [pending] = ownWrites().filter(({ id }) => id === handle.id);
    expect(Object.keys(pending?.incrementBases ?? {})).toEqual([`projects/${projectId}`]);
    expect(await handle.settled).toMatchObject({ ok: true });
    expect(handed.get(handle.id)).toMatchObject({ id: handle.id, incrementBases: undefined });
    stop();
  });

  it('merges running sums into a document, whether it exists or not', async () => {
    const projectId = generateId();
    const addTo = (person: string, amount: number, version: number) =>
      session.database.write('add', (batch) => {
        batch.merge(projects, {}, projectId, {
          name: 'P',
          version,
          members: [],
          totals: { EUR: { [person]: increment(amount) } },
        });
      }).settled;
    expect(await addTo('ann', 3, 1)).toMatchObject({ ok: true });
    expect(await addTo('ben', 4, 2)).toMatchObject({ ok: true });
    expect(await addTo('ann', 5, 3)).toMatchObject({ ok: true });
    const live = session.database.liveDocument(projects, { id: projectId });
    const state = await until(live, (now) => now.status === 'ready' && !now.fromCache);
    expect(state).toMatchObject({ data: { data: { totals: { EUR: { ann: 8, ben: 4 } } } } });
  });

  it('is not sent when what it would leave does not fit', async () => {
    const handle = session.database.write('bad', (batch) => {
      batch.create(tasks, { projectId: 'p' }, generateId(), { title: '', rank: 1 });
    });
    expect(await handle.settled).toMatchObject({ ok: false, error: { code: 'write/invalid' } });
    expect(session.database.syncStatus.getState().pending).toBe(0);
  });

  it('is refused with a reason when it is too long for one commit', async () => {
    const handle = session.database.write('long', (batch) => {
      for (let rank = 0; rank < 501; rank += 1) {
        batch.create(tasks, { projectId: 'p' }, generateId(), { title: 'x', rank });
      }
    });
    expect(await handle.settled).toMatchObject({ ok: false, error: { code: 'write/too-large' } });
  });

  it('keeps the draft when it is refused, until it is given up', async () => {
    const projectId = await makeProject(session);
    const handle = session.database.write(
      'forbidden',
      (batch) => batch.create(tasks, { projectId }, generateId(), { title: 'forbidden', rank: 1 }),
      { draft: { typed: 'forbidden' } },
    );
    expect(await handle.settled).toMatchObject({
      ok: false,
      error: { code: 'firestore/permission-denied' },
    });
    expect(session.database.syncStatus.getState()).toMatchObject({
      pending: 0,
      rejected: [
        {
          id: handle.id,
          label: 'forbidden',
          draft: { typed: 'forbidden' },
          error: { code: 'firestore/permission-denied' },
        },
      ],
    });
    await session.database.discardWrite(handle.id);
    expect(session.database.syncStatus.getState().rejected).toEqual([]);
  });

  it('shows both versions when someone else changed the document first', async () => {
    const projectId = await makeProject(session);
    const other = await openSession(backend, { journal: memoryJournal() });
    await until(
      session.database.liveDocument(projects, { id: projectId }),
      (state) => state.status === 'ready' && !state.fromCache,
    );
    await other.database.write('theirs', (batch) => {
      batch.update(projects, {}, projectId, { name: 'Theirs', version: 2 });
    }).settled;
    const result = await raise(projectId, 2, 'Mine', 'draft').settled;
    expect(result).toMatchObject({ ok: false, error: { code: 'write/conflict' } });
    const [refused] = session.database.syncStatus.getState().rejected;
    expect(refused).toMatchObject({
      draft: 'draft',
      conflicts: [
        {
          path: `projects/${projectId}`,
          mine: { name: 'Mine', version: 2 },
          theirs: { name: 'Theirs', version: 2, totals: { EUR: { ann: 0 } } },
        },
      ],
    });
    await session.database.discardWrite(refused?.id ?? '');
    await other.close();
  });

  it('is forgotten with everything else of the account', async () => {
    const journal = memoryJournal();
    const own = await openSession(backend, { journal });
    const { database } = own;
    await database.write('forbidden', (batch) =>
      batch.create(tasks, { projectId: generateId() }, generateId(), {
        title: 'forbidden',
        rank: 1,
      }),
    ).settled;
    expect(await journal.load()).toHaveLength(1);
    await clearPendingWrites(database);
    expect(database.syncStatus.getState()).toEqual({ pending: 0, rejected: [] });
    expect(await journal.load()).toEqual([]);
    await own.close();
  });

  it('is sent and followed although the device has no room for its journal', async () => {
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const journal = { ...memoryJournal(), put: full, load: full };
    const own = await openSession(backend, { journal });
    const add = (title: string) =>
      own.database.write('add', (batch) =>
        batch.create(tasks, { projectId: generateId() }, generateId(), { title, rank: 1 }),
      ).settled;
    expect(await add('fine')).toMatchObject({ ok: true });
    expect(await add('forbidden')).toMatchObject({ ok: false });
    expect(own.database.syncStatus.getState()).toMatchObject({
      pending: 0,
      rejected: [{ label: 'add' }],
    });
    await own.close();
  });

  it('can be tried again after a refusal', async () => {
    const projectId = generateId();
    const early = session.database.write('early', (batch) => {
      batch.update(tasks, { projectId }, 't', { title: 'Now there' });
    });
    expect(await early.settled).toMatchObject({
      ok: false,
      error: { code: 'firestore/not-found' },
    });
    await session.database.write('make', (batch) => {
      batch.create(tasks, { projectId }, 't', { title: 'x', rank: 0 });
    }).settled;
    const again = session.database.retryWrite(early.id);
    expect(await again?.settled).toEqual({ ok: true, value: undefined });
    expect(session.database.syncStatus.getState().rejected).toEqual([]);
  });

  it('counts as applied when only its answer was lost', async () => {
    const projectId = await makeProject(session);
    const { commit } = await import('../src/sdk/commit.ts');
    const db = await session.provider.firestore();
    const operations = [
      {
        kind: 'update',
        path: `projects/${projectId}`,
        patch: { name: 'Q', version: 2 },
      },
    ] as const;
    await commit(db, operations);
    // The guard rejects the same write a second time, although the server holds its values.
    const again = session.database.write('again', (batch) => {
      batch.update(projects, {}, projectId, { name: 'Q', version: 2 });
    });
    expect(await again.settled).toEqual({ ok: true, value: undefined });
  });

  it('shows at once while the network is gone and arrives when it is back', async () => {
    const projectId = await makeProject(session);
    const live = session.database.liveQuery(tasks, { projectId });
    const stop = live.subscribe(() => undefined);
    await until(live, (state) => state.status === 'ready' && !state.fromCache);
    await control.unplug();
    await until(observeConnection(session.database), ({ status: state }) => state === 'offline');
    const handle = session.database.write('offline', (batch) => {
      batch.create(tasks, { projectId }, 'off', { title: 'Offline', rank: 1 });
    });
    const shown = await until(
      live,
      (state) => state.status === 'ready' && state.fromCache && state.pending,
    );
    expect(shown).toMatchObject({ data: [{ id: 'off', pending: true }] });
    expect(handle.status.getState()).toBe('pending');
    await control.plugIn();
    expect(await handle.settled).toMatchObject({ ok: true });
    await until(observeConnection(session.database), ({ status: state }) => state === 'online');
    await until(live, (state) => state.status === 'ready' && !state.fromCache && !state.pending);
    stop();
  });
});

import { createValueStore } from '@quits/firebase-core';
import { controlOf, until } from '@quits/tooling-rough-network';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../src/collection/generate-id.ts';
import { defineCollection, defineCollectionGroup } from '../src/collection/define-collection.ts';
import { observeConnection } from '../src/database/observe-connection.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { backend } from './support/backend.ts';
import { circles, circleTasks, projects, tasks } from './support/sample-collections.ts';
import { makeProject, rowsOf, settled } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

const control = controlOf(backend);
const own = defineCollection({ path: 'own', schema: projects.schema });
let session: TestSession;

beforeAll(async () => {
  session = await openSession(backend, { journal: memoryJournal(), keepAliveMs: 100 });
});
afterEach(async () => {
  await control.restart();
  await control.plugIn();
});
afterAll(() => session.close());

describe('an account', () => {
  it('takes its listeners with it, and the next one gets its own', async () => {
    const { database, uid } = session;
    const projectId = await makeProject(session, 1);
    const live = database.liveQuery(tasks, { projectId });
    const states: string[] = [];
    const stop = live.subscribe(() => states.push(live.getState().status));
    await until(live, settled(1));
    const first = uid.getState();
    await session.signOut();
    expect(live.getState()).toEqual({ status: 'idle' });
    await session.signIn();
    expect(uid.getState()).not.toBe(first);
    await until(live, settled(1));
    expect(states).not.toContain('failed');
    stop();
  });

  it('is told of a refusal, which ends when the cause does', async () => {
    const { database, uid } = session;
    const stranger = uid.getState() ?? '';
    await session.signOut();
    await session.signIn();
    const live = database.liveDocument(own, { id: stranger });
    const stop = live.subscribe(() => undefined);
    const refused = await until(live, ({ status }) => status === 'failed');
    expect(refused).toMatchObject({
      error: { code: 'firestore/permission-denied' },
      retrying: false,
    });
    stop();
    const mine = database.liveDocument(own, { id: uid.getState() ?? '' });
    const state = await until(mine, ({ status }) => status === 'ready');
    expect(state).toMatchObject({ data: undefined });
  });

  it('reads what it was refused as soon as its credentials allow it', async () => {
    const credentials = createValueStore(0);
    const own = await openSession(backend, { journal: memoryJournal(), credentials });
    const id = generateId();
    const circle = { name: 'C', version: 1, totals: {}, members: ['nobody'] };
    await session.database.write('make', (batch) => batch.create(circles, {}, id, circle)).settled;
    const live = own.database.liveDocument(circles, { id });
    const stop = live.subscribe(() => undefined);
    await until(live, ({ status }) => status === 'failed');
    const members = [own.uid.getState() ?? ''];
    await session.database.write('let in', (batch) => {
      batch.set(circles, {}, id, { ...circle, members });
    }).settled;
    credentials.set(1);
    await until(live, (state) => state.status === 'ready' && !state.fromCache);
    stop();
    await own.close();
  });

  it('sees what it has made while the rules only let it read what is there', async () => {
    const own = await openSession(backend, { journal: memoryJournal() });
    const id = generateId();
    const members = [own.uid.getState() ?? ''];
    const live = own.database.liveDocument(circles, { id });
    const states: string[] = [];
    const stop = live.subscribe(() => states.push(live.getState().status));
    await control.slow(200);
    own.database.write('make', (batch) => {
      batch.create(circles, {}, id, { name: 'C', version: 1, totals: {}, members });
    });
    await until(live, (state) => state.status === 'ready' && state.data !== undefined);
    await until(live, (state) => state.status === 'ready' && !state.pending && !state.fromCache);
    expect(states).not.toContain('failed');
    stop();
    await own.close();
  });

  it('shows what is below a document of its own making before the server has it, and then what others add', async () => {
    const own = await openSession(backend, { journal: memoryJournal() });
    const circleId = generateId();
    const members = [own.uid.getState() ?? '', session.uid.getState() ?? ''];
    await control.slow(200);
    const made = own.database.write('make', (batch) => {
      batch.create(circles, {}, circleId, { name: 'C', version: 1, totals: {}, members });
    });
    own.database.write('add', (batch) => {
      batch.create(circleTasks, { circleId }, 'first', { title: 'First', rank: 1 });
    });
    const live = own.database.liveQuery(circleTasks, { circleId });
    const states: string[] = [];
    const stop = live.subscribe(() => states.push(live.getState().status));
    await until(live, (state) => state.status === 'ready' && state.data.length === 1);
    expect(made.status.getState()).toBe('pending');
    await until(live, settled(1));
    await session.database.write('join in', (batch) => {
      batch.create(circleTasks, { circleId }, 'second', { title: 'Second', rank: 2 });
    }).settled;
    await until(live, settled(2));
    expect(states.lastIndexOf('loading')).toBeLessThan(states.indexOf('ready'));
    expect(states).not.toContain('failed');
    stop();
    await own.close();
  });

  it('cannot write when nobody is signed in', async () => {
    const nobody = await openSession(backend, { journal: memoryJournal() });
    await nobody.signOut();
    const { settled: answer } = nobody.database.write('late', (batch) =>
      batch.create(tasks, { projectId: 'p' }, generateId(), { title: 'x', rank: 1 }),
    );
    expect(await answer).toMatchObject({
      ok: false,
      error: { code: 'firestore/unauthenticated' },
    });
    await nobody.close();
  });
});

describe('a collection group', () => {
  it('finds documents wherever they are', async () => {
    const projectId = await makeProject(session, 2);
    const title = generateId();
    await session.database.write('mark', (batch) =>
      batch.create(tasks, { projectId }, generateId(), { title, rank: 7 }),
    ).settled;
    const everywhere = defineCollectionGroup({ name: 'tasks', schema: tasks.schema });
    const live = session.database.liveQuery(everywhere, {}, (query) =>
      query.where('title', '==', title),
    );
    const state = await until(live, settled(1));
    expect(rowsOf(state)[0]?.path).toContain(`projects/${projectId}/tasks/`);
  });
});

describe('a bad network', () => {
  async function addWhile(disturb: (step: number) => Promise<void>) {
    const projectId = await makeProject(session);
    const live = session.database.liveQuery(tasks, { projectId }, (query) => query.orderBy('rank'));
    const stop = live.subscribe(() => undefined);
    await until(live, settled(0));
    const handles = [];
    for (let rank = 0; rank < 6; rank += 1) {
      await disturb(rank);
      const handle = session.database.write('add', (batch) =>
        batch.create(tasks, { projectId }, `t${rank}`, { title: 'x', rank }),
      );
      handles.push(handle);
      // The user sees the change, whatever the network does.
      await until(live, (state) => rowsOf(state).length === rank + 1);
    }
    await control.restart();
    await control.plugIn();
    const results = await Promise.all(handles.map(({ settled: answer }) => answer));
    expect(results.every(({ ok }) => ok)).toBe(true);
    await until(live, settled(6));
    stop();
    expect(session.database.syncStatus.getState()).toEqual({ pending: 0, rejected: [] });
  }

  it('that flaps loses and repeats no write', async () => {
    await addWhile((step) => (step % 2 === 0 ? control.unplug() : control.plugIn()));
  });

  it('that is slow only makes answers late', async () => {
    await addWhile(() => control.slow(150));
  });

  it('that drops connections at every step loses no write', async () => {
    await addWhile(async () => {
      await control.cut();
      await control.heal();
    });
  });

  it('whose backend is killed and restarted loses no write', async () => {
    await addWhile((step) => (step % 3 === 0 ? control.kill() : control.restart()));
  });
});

describe('a network that swallows everything', () => {
  it('counts as offline once the first answer has not come in time', async () => {
    const own = await openSession(backend, { journal: memoryJournal() });
    await control.silence();
    const live = own.database.liveQuery(tasks, { projectId: generateId() });
    const stop = live.subscribe(() => undefined);
    await until(observeConnection(own.database), ({ status: state }) => state === 'offline');
    await until(live, (state) => state.status === 'ready' && state.fromCache);
    await control.cut();
    await control.heal();
    window.dispatchEvent(new Event('focus'));
    await until(observeConnection(own.database), ({ status: state }) => state === 'online');
    await until(live, settled(0));
    stop();
    await own.close();
  });
});

describe('a page that is looked at again', () => {
  it('connects at once instead of waiting for the back-off', async () => {
    const projectId = await makeProject(session, 1);
    const { database } = session;
    const stop = database.liveQuery(tasks, { projectId }).subscribe(() => undefined);
    await until(observeConnection(database), ({ status: state }) => state === 'online');
    await control.unplug();
    await until(observeConnection(database), ({ status: state }) => state === 'offline');
    await control.heal();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    const before = performance.now();
    const lookAgain = () => {
      window.dispatchEvent(new Event('focus'));
      return observeConnection(database).getState().status;
    };
    await expect.poll(lookAgain, { interval: 100 }).toBe('online');
    expect(performance.now() - before).toBeLessThan(15_000);
    stop();
  });
});

import { allowConsole } from '@quits/tooling-presets/allow-console';
import { controlOf, until } from '@quits/tooling-rough-network';
import type { Firestore } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { observeConnection } from '../src/database/observe-connection.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { backend } from './support/backend.ts';
import { projects, tasks } from './support/sample-collections.ts';
import { increment } from '../src/value/sentinel.ts';
import { makeProject, rowsOf, settled } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

const control = controlOf(backend);
let session: TestSession;
let projectId: string;
let stop: () => void;

const live = () =>
  session.database.liveQuery(tasks, { projectId }, (query) => query.orderBy('rank'));
const add = (rank: number) =>
  session.database.write('add', (batch) =>
    batch.create(tasks, { projectId }, `t${rank}`, { title: 'x', rank }),
  );

beforeEach(async () => {
  session = await openSession(backend, { journal: memoryJournal() });
  projectId = await makeProject(session, 1);
  const stops = [
    live().subscribe(() => undefined),
    observeConnection(session.database).subscribe(() => undefined),
  ];
  stop = () => {
    for (const one of stops) one();
  };
  await until(live(), settled(1));
  await until(observeConnection(session.database), ({ status: state }) => state === 'online');
});
afterEach(async () => {
  stop();
  await control.plugIn();
  await session.close();
});

describe('a server that falls silent', () => {
  it('is noticed while a write waits, and found again when it speaks', async () => {
    await control.silence();
    const before = performance.now();
    const handle = add(1);
    await until(observeConnection(session.database), ({ status: state }) => state === 'offline');
    expect(performance.now() - before).toBeLessThan(25_000);
    expect(rowsOf(live().getState()).map(({ id }) => id)).toEqual(['t0', 't1']);
    await control.heal();
    const healed = performance.now();
    expect(await handle.settled).toMatchObject({ ok: true });
    await until(observeConnection(session.database), ({ status: state }) => state === 'online');
    expect(performance.now() - healed).toBeLessThan(60_000);
  });

  it('is not suspected of it for being slow', async () => {
    const states: string[] = [];
    const connection = observeConnection(session.database);
    const unwatch = connection.subscribe(() => states.push(connection.getState().status));
    await control.slow(1_200);
    expect(await add(1).settled).toMatchObject({ ok: true });
    expect(await add(2).settled).toMatchObject({ ok: true });
    expect(states).toEqual([]);
    unwatch();
  });
});

/** Breaks Firestore as a failed assertion inside it does: it refuses every call from then on. */
async function breakFirestore(db: Firestore): Promise<void> {
  const queue: unknown = Reflect.get(db, '_queue');
  if (typeof queue !== 'object' || queue === null) throw new Error('The SDK has changed.');
  const enqueue: unknown = Reflect.get(queue, 'enqueue');
  if (typeof enqueue !== 'function') throw new Error('The SDK has changed.');
  const assertion = () => Promise.reject(new Error('INTERNAL ASSERTION FAILED: as a test'));
  await expect(Reflect.apply(enqueue, queue, [assertion])).rejects.toThrow(/ASSERTION/);
}

describe('a Firestore that has broken', () => {
  it('is replaced; its listeners go on and its writes arrive once', async () => {
    await control.unplug();
    const before = add(1);
    const raised = session.database.write('raise', (batch) => {
      batch.update(projects, {}, projectId, { version: 2, ['totals.EUR.ann']: increment(5) });
    });
    await until(live(), (state) => rowsOf(state).length === 2);
    const db = await session.provider.firestore();
    allowConsole(/INTERNAL (?:ASSERTION FAILED|UNHANDLED ERROR)/);
    await breakFirestore(db);
    const after = add(2);
    await control.plugIn();
    const answers = await Promise.all([before, raised, after].map(({ settled: answer }) => answer));
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await session.provider.firestore()).not.toBe(db);
    await until(live(), settled(3));
    const project = session.database.liveDocument(projects, { id: projectId });
    const state = await until(project, (now) => now.status === 'ready' && !now.fromCache);
    expect(state).toMatchObject({ data: { data: { version: 2, totals: { EUR: { ann: 5 } } } } });
  });
});

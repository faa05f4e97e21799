import { expectConsole } from '@quits/tooling-presets/expect-console';
import { controlOf } from '@quits/tooling-rough-network';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../src/collection/generate-id.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { waitForPendingWrites } from '../src/database/wait-for-pending-writes.ts';
import { runTransaction } from '../src/database/transaction.ts';
import { writeInBatches } from '../src/database/write-in-batches.ts';
import { backend } from './support/backend.ts';
import { projects, tasks } from './support/sample-collections.ts';
import { makeProject } from './support/samples.ts';
import { openSession, type TestSession } from './support/session.ts';

const control = controlOf(backend);
let session: TestSession;

beforeAll(async () => {
  session = await openSession(backend, { journal: memoryJournal() });
});
afterEach(() => control.plugIn());
afterAll(() => session.close());

describe('a write in parts', () => {
  it('spreads any number of parts over as few commits as hold them', async () => {
    const projectId = await makeProject(session);
    const parts = Array.from({ length: 700 }, (_, rank) => rank).map(
      (rank) => (batch: Parameters<Parameters<typeof session.database.write>[1]>[0]) => {
        batch.create(tasks, { projectId }, `t${rank}`, { title: 'x', rank });
      },
    );
    const { progress, settled: results } = writeInBatches(session.database, 'import', parts);
    expect(await results).toEqual([
      { ok: true, value: undefined },
      { ok: true, value: undefined },
    ]);
    expect(progress.getState()).toEqual({ done: 700, rejected: 0, total: 700 });
  });
});

describe('a transaction', () => {
  it('reads and writes as one', async () => {
    const projectId = await makeProject(session);
    const result = await runTransaction(session.database, async ({ get }) => {
      const found = await get(projects, {}, projectId);
      const version = (found?.version ?? 0) + 1;
      return {
        value: version,
        write: (batch) => batch.update(projects, {}, projectId, { version, name: 'T' }),
      };
    });
    expect(result).toEqual({ ok: true, value: 2 });
  });

  it('is refused by the rules with their code', async () => {
    expectConsole('warn', /'Commit'.*"code":"permission-denied"/);
    const projectId = await makeProject(session);
    const result = await runTransaction(session.database, async () => ({
      value: undefined,
      write: (batch) => batch.update(projects, {}, projectId, { version: 7 }),
    }));
    expect(result).toMatchObject({ ok: false, error: { code: 'firestore/permission-denied' } });
  });

  it('is refused at once without a connection', async () => {
    await control.unplug();
    const before = performance.now();
    const result = await runTransaction(session.database, async () => ({
      value: 1,
      write: () => undefined,
    }));
    expect(result).toMatchObject({ ok: false, error: { code: 'write/offline-needed' } });
    // Well before the SDK's own timeout.
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

describe('waiting for all writes', () => {
  it('tells its progress and can be given up', async () => {
    const projectId = await makeProject(session);
    const { database } = session;
    await control.unplug();
    for (const rank of [1, 2, 3]) {
      database.write('add', (batch) =>
        batch.create(tasks, { projectId }, generateId(), { title: 'x', rank }),
      );
    }
    const stopper = new AbortController();
    const given = waitForPendingWrites(database, { signal: stopper.signal });
    stopper.abort();
    expect(await given).toBe(false);
    const steps: string[] = [];
    const drained = waitForPendingWrites(database, {
      onProgress: ({ done, total }) => steps.push(`${done}/${total}`),
    });
    await control.plugIn();
    expect(await drained).toBe(true);
    expect([steps[0], steps.at(-1)]).toEqual(['0/3', '3/3']);
  });
});

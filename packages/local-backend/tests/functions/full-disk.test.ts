import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dispatcher } from '../../src/functions/dispatcher.ts';
import { createEventStore } from '../../src/functions/event-store.ts';
import { createSchedules } from '../../src/functions/schedules.ts';

const HOURLY = {
  id: 'hourly',
  regions: [],
  timeout: 1000,
  trigger: {
    kind: 'schedule',
    schedule: 'every 1 hours',
    timeZone: 'UTC',
    retry: { count: 0, minBackoff: 0, maxBackoff: 0 },
  },
} as const;

let database: DatabaseSync;

beforeEach(() => {
  vi.useFakeTimers();
  database = new DatabaseSync(':memory:');
});

afterEach(() => {
  vi.useRealTimers();
  database.close();
});

/** Makes every statement that writes fail as on a full disk. */
function fill(): void {
  database.exec(`CREATE TEMP TRIGGER full_added BEFORE INSERT ON main.function_events
    BEGIN SELECT disk_full(); END;
    CREATE TEMP TRIGGER full_removed BEFORE DELETE ON main.function_events
    BEGIN SELECT disk_full(); END`);
}

function empty(): void {
  database.exec('DROP TRIGGER full_added; DROP TRIGGER full_removed');
}

function opened() {
  database.function('disk_full', () => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  return createEventStore(database);
}

it('runs no event twice because the disk was full when it ended', async () => {
  const store = opened();
  for (const n of [1, 2]) store.add({ function: 'tell', subject: 'a', since: n }, { n });
  const runs: unknown[] = [];
  const dispatcher = new Dispatcher({
    store,
    isReady: () => true,
    run(_event, payload) {
      runs.push(payload);
      return Promise.resolve({ kind: 'done' });
    },
    planOf: () => undefined,
    failed: () => undefined,
    now: Date.now,
  });
  fill();
  dispatcher.wake();
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toEqual([{ n: 1 }]);
  empty();
  await vi.advanceTimersByTimeAsync(2000);
  expect(runs).toEqual([{ n: 1 }, { n: 2 }]);
  expect(store.waitingAfter(0)).toEqual([]);
});

it('makes up for a schedule that was due while the disk was full', async () => {
  const store = opened();
  const schedules = createSchedules({
    database,
    store,
    added: () => undefined,
    invalid: () => undefined,
    damaged: () => undefined,
    now: Date.now,
  });
  schedules.use([HOURLY]);
  fill();
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(store.waitingAfter(0)).toEqual([]);
  empty();
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.waitingAfter(0)).toHaveLength(1);
  schedules.stop();
});

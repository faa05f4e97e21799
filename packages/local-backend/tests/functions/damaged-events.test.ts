import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { Dispatcher } from '../../src/functions/dispatcher.ts';
import { createEventStore } from '../../src/functions/event-store.ts';

it('runs no damaged event, says so, and goes on with the others', async () => {
  const database = new DatabaseSync(':memory:');
  const damaged: string[] = [];
  const store = createEventStore(database, (record) => damaged.push(record));
  for (const n of [1, 2, 3, 4]) {
    store.add({ function: 'tell', subject: n < 4 ? 'notes/a' : 'notes/b', since: n }, { n });
  }
  database.exec('DROP TRIGGER temp.function_events_checksum_updated');
  database.exec('UPDATE function_events SET payload = \'{"n":9}\' WHERE id = 2');
  const runs: unknown[] = [];
  const dispatcher = new Dispatcher({
    store,
    isReady: () => true,
    run(event, payload) {
      runs.push(payload);
      // Between two events of one document, the disk changes the other one.
      if (event.id === 1) {
        database.exec("UPDATE function_events SET subject = 'notes/c' WHERE id = 3");
      }
      return Promise.resolve({ kind: 'done' });
    },
    planOf: () => undefined,
    failed: () => undefined,
    now: Date.now,
  });
  dispatcher.wake();
  await dispatcher.idle();
  expect(runs).toEqual([{ n: 1 }, { n: 4 }]);
  expect(damaged).toEqual(['event of a function 2', 'event of a function 3']);
  const left = database.prepare('SELECT id FROM function_events ORDER BY id').all();
  expect(left).toEqual([{ id: 2 }, { id: 3 }]);
  database.close();
});

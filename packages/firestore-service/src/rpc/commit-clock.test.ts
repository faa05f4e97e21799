import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openFirestore } from '../testing/open-firestore.ts';
import { rpcClient, set } from '../testing/rpc-client.ts';
import { compareTimestamps } from '../value/timestamp.ts';
import { CommitClock } from './commit-clock.ts';

test('gives each commit a time of its own, and reads the time of the last commit', () => {
  const clock = new CommitClock(() => 5, 0);
  expect(clock.commit()).toBe(5000);
  expect(clock.commit()).toBe(5001);
  expect(clock.read()).toBe(5001);
  expect(clock.commit()).toBe(5002);
});

test.each([
  ['while the past is kept', 'SELECT 1'],
  ['when the past was forgotten', 'DELETE FROM firestore_history'],
])('goes on above the last commit after a restart with a clock set back, %s', async (_, sql) => {
  const storage = new DatabaseSync(':memory:');
  let now = Date.parse('2026-01-01T00:00:00Z');
  const commit = async () => {
    const { service } = openFirestore({ storage, clock: () => now });
    return String((await rpcClient(service).commit(set('k/a'), { ...set('k/b') }))['commitTime']);
  };
  const first = await commit();
  storage.exec(sql);
  if (sql.startsWith('DELETE')) {
    const version = String(Date.parse('2026-01-01T00:00:00Z') * 1000);
    storage
      .prepare('INSERT INTO firestore_meta (key, value) VALUES (?, ?)')
      .run('horizon', version);
  }
  now -= 60_000;
  expect(compareTimestamps(await commit(), first)).toBe(1);
});

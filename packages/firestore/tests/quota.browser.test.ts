import { smallDevice, until } from '@quits/tooling-rough-network';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { tasks } from './support/sample-collections.ts';
import { makeProject, settled } from './support/samples.ts';
import { openSession } from './support/session.ts';

let makeRoom: () => Promise<void>;

beforeEach(async () => {
  makeRoom = await smallDevice(900_000);
});
afterEach(() => makeRoom());

it('shows, sends and follows writes that the device has no room for', async () => {
  const session = await openSession(inject('backend'), { cache: 'persistent' });
  const { database } = session;
  const projectId = await makeProject(session);
  const live = database.liveQuery(tasks, { projectId });
  const stop = live.subscribe(() => undefined);
  const handles = Array.from({ length: 4 }, (_, rank) =>
    database.write('add', (batch) =>
      batch.create(tasks, { projectId }, `t${rank}`, { title: `${rank}`.repeat(400_000), rank }),
    ),
  );
  const results = await Promise.all(handles.map(({ settled: answer }) => answer));
  expect(results.map((result) => (result.ok ? 'ok' : result.error.code))).toEqual(
    results.map(() => 'ok'),
  );
  await until(live, settled(4));
  stop();
  await session.close();
});

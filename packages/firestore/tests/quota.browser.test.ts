import { expectConsole } from '@quits/tooling-presets/expect-console';
import { smallDevice } from '@quits/tooling-rough-network';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateId } from '../src/collection/generate-id.ts';
import { backend } from './support/backend.ts';
import { tasks } from './support/sample-collections.ts';
import { makeProject } from './support/samples.ts';
import { openSession } from './support/session.ts';

let makeRoom: () => Promise<void>;

beforeEach(async () => {
  makeRoom = await smallDevice(3_000_000);
});
afterEach(() => makeRoom());

it('tells at once of a write that the device has no room for, and keeps its draft', async () => {
  expectConsole('error', /QuotaExceededError/);
  const session = await openSession(backend, { cache: 'persistent' });
  const { database } = session;
  const projectId = await makeProject(session);
  const add = (title: string) =>
    database.write(
      'add',
      (batch) => batch.create(tasks, { projectId }, generateId(), { title, rank: 1 }),
      { draft: title },
    ).settled;
  // Random, because the browser stores compressed values.
  const large = Array.from({ length: 175_000 }, () => generateId()).join('');
  // The SDK stores a write before it sends it.
  expect(await add(large)).toMatchObject({
    ok: false,
    error: { code: 'device/storage-unavailable' },
  });
  const { pending, rejected: refused } = database.syncStatus.getState();
  expect(pending).toBe(0);
  expect(refused.map(({ draft }) => draft)).toEqual([large]);
  await session.close();
});

import { eventually } from '@quits/tooling-presets/eventually';
import { controlOf } from '@quits/tooling-rough-network';
import { afterEach, describe, expect, it } from 'vitest';
import { generateId } from '../src/collection/generate-id.ts';
import { backend } from './support/backend.ts';
import { openPage, type OpenPage, says } from './support/open-page.ts';

const control = controlOf(backend);
const open: OpenPage[] = [];

async function newPage(): Promise<OpenPage> {
  const page = await openPage(backend);
  open.push(page);
  return page;
}

const NOTHING = JSON.stringify({ pending: 0, rejected: [] });
const ONE_PENDING = JSON.stringify({ pending: 1, rejected: [] });

afterEach(async () => {
  for (const page of open.splice(0)) page.close();
  await control.restart();
  await control.heal();
});

describe('writes beyond the life of a page', () => {
  it('arrive after the page was closed offline, and are forgotten then', async () => {
    const projectId = generateId();
    const before = await newPage();
    await control.cut();
    before.addTask(projectId, 'a', 'Kept');
    await before.shown(projectId, 'a');
    await says(before.syncStatus, ONE_PENDING);
    before.close();
    const after = await newPage();
    await says(after.syncStatus, ONE_PENDING);
    await says(() => after.tasks(projectId), 'Kept');
    await control.heal();
    await says(after.syncStatus, NOTHING);
  });

  it('show without a server, even if the SDK never stored them', async () => {
    const projectId = generateId();
    const before = await newPage();
    await before.journalTask(projectId, 'a', 'Kept');
    await control.cut();
    before.close();
    const after = await newPage();
    await after.shown(projectId, 'a');
    await says(() => after.tasks(projectId), 'Kept');
    await says(after.syncStatus, ONE_PENDING);
    await control.heal();
    await says(after.syncStatus, NOTHING);
    await says(() => after.tasks(projectId), 'Kept');
  });

  it('are told as refused with their draft by the next page', async () => {
    const projectId = generateId();
    const before = await newPage();
    await control.cut();
    before.addTask(projectId, 'a', 'forbidden');
    await eventually(async () => expect(await before.journalled()).toEqual([true]));
    before.close();
    await control.heal();
    const after = await newPage();
    await says(
      after.syncStatus,
      JSON.stringify({
        pending: 0,
        rejected: [['add task', 'write/refused', { title: 'forbidden' }]],
      }),
    );
    await says(() => after.tasks(projectId), '');
    // Visible in another page too, until a user decides for all of them.
    const later = await newPage();
    await says(later.syncStatus, after.syncStatus());
    await later.discardAll();
    await says(later.syncStatus, NOTHING);
    await says(after.syncStatus, NOTHING);
  });
});

describe('a page that goes right after many writes', () => {
  async function closesAfter(wait: (page: OpenPage) => Promise<unknown>): Promise<void> {
    const circleId = generateId();
    const before = await newPage();
    before.makeCircle(circleId, 8);
    await wait(before);
    before.close();
    const after = await newPage();
    await says(after.syncStatus, NOTHING);
    await says(() => after.circleTasks(circleId), '0 1 2 3 4 5 6 7');
    await says(() => after.circleTotal(circleId), '8');
  }

  it('loses and repeats none of them, as soon as they are in its journal', () =>
    closesAfter((page) => eventually(async () => expect(await page.journalled()).toHaveLength(9))));

  it('loses and repeats none of them, when the SDK holds them and sends them', async () => {
    await control.slow(100);
    await closesAfter((page) =>
      eventually(async () => expect(await page.journalled()).toEqual(Array(9).fill(true))),
    );
  });

  it('sends them in order, even if other pages left writes too', async () => {
    const circleId = generateId();
    const before = await newPage();
    await Promise.all(['a', 'b', 'c'].map((id) => before.journalTask(circleId, id, 'Kept')));
    before.makeCircle(circleId, 8);
    await eventually(async () => expect(await before.journalled()).toHaveLength(12));
    before.close();
    const after = await newPage();
    await says(after.syncStatus, NOTHING);
    await says(() => after.circleTasks(circleId), '0 1 2 3 4 5 6 7');
  });
});

describe('two pages', () => {
  it('see the same pending write, and a page takes over what the other left', async () => {
    const projectId = generateId();
    const first = await newPage();
    const second = await newPage();
    await control.cut();
    first.addTask(projectId, 'a', 'From the first');
    await first.shown(projectId, 'a');
    await says(second.syncStatus, first.syncStatus());
    await says(() => second.tasks(projectId), 'From the first');
    first.close();
    await control.heal();
    await says(() => String(JSON.parse(second.syncStatus()).pending), '0');
  });

  it('show each other’s changes while the backend is gone', async () => {
    const projectId = generateId();
    const first = await newPage();
    const second = await newPage();
    await control.kill();
    first.addTask(projectId, 'a', 'Local');
    await says(() => second.tasks(projectId), 'Local');
    await control.restart();
    await says(() => String(JSON.parse(first.syncStatus()).pending), '0');
    expect(second.tasks(projectId)).toBe('Local');
  });
});

import { eventually } from '@quits/tooling-presets/eventually';
import { controlOf } from '@quits/tooling-rough-network';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexedDbJournal } from '../src/journal/indexed-db-journal.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { backend } from './support/backend.ts';
import { openPage, type OpenPage, says } from './support/open-page.ts';
import { openSession, type TestSession } from './support/session.ts';
import { changeSheet, makeSheet } from './support/sheets.ts';

const control = controlOf(backend);
const open: OpenPage[] = [];
let ben: TestSession;
let id: string;

beforeAll(async () => {
  // The browser shares its storage among test files, so another file may have left writes.
  const journal = indexedDbJournal();
  for (const { id: left } of await journal.load()) await journal.remove(left);
  ben = await openSession(backend, { journal: memoryJournal() });
});
beforeEach(async () => {
  id = await makeSheet(ben);
});
afterEach(async () => {
  for (const page of open) await page.discardAll();
  for (const page of open.splice(0)) page.close();
  await control.heal();
});
afterAll(() => ben.close());

async function newPage(): Promise<OpenPage> {
  const page = await openPage(backend);
  open.push(page);
  page.watchSheet(id);
  return page;
}

const lastOf = (page: OpenPage) => () => page.noted().at(-1) ?? '';
const first = () => ({ id, from: 'r0', to: 'a1', field: 'title', by: 100 }) as const;
const second = () => ({ id, from: 'a1', to: 'a2', field: 'note', by: 1_000 }) as const;
const TOLD = JSON.stringify({ pending: 0, heads: [['to a1', 'to a2']] });

/** Changes the sheet from another device, and then slows the server's answers down. */
async function interfere(): Promise<void> {
  await changeSheet(ben, { id, from: 'r0', to: 'b1', field: 'title', by: 1 }).settled;
  await control.slow(150);
}

/** Returns the observed texts that include only part of the changes. */
const illegal = (page: OpenPage) =>
  page.noted().filter((text) => !['', 'r0 ', 'a1 ', 'a1 a2', 'b1 '].includes(text));

describe('changes on top of each other', () => {
  it('are told as one by the next page, which never shows some of them', async () => {
    const before = await newPage();
    await says(lastOf(before), 'r0 ');
    await before.network('off');
    before.changeSheet(first());
    before.changeSheet(second());
    await says(lastOf(before), 'a1 a2');
    await eventually(async () => expect(await before.journalled()).toEqual([true, true]));
    before.close();
    open.length = 0;
    await interfere();
    const after = await newPage();
    await says(after.refusals, TOLD);
    await says(lastOf(after), 'b1 ');
    expect(illegal(after)).toEqual([]);
  });

  it('are told as one by both pages that they were made on, and given up for both', async () => {
    const one = await newPage();
    const other = await newPage();
    for (const page of [one, other]) await says(lastOf(page), 'r0 ');
    for (const page of [one, other]) await page.network('off');
    one.changeSheet(first());
    await says(lastOf(other), 'a1 ');
    other.changeSheet(second());
    await says(lastOf(one), 'a1 a2');
    await interfere();
    for (const page of [one, other]) await page.network('on');
    for (const page of [one, other]) {
      await says(page.refusals, TOLD);
      await says(lastOf(page), 'b1 ');
      expect(illegal(page)).toEqual([]);
    }
    await other.discardAll();
    for (const page of [one, other]) {
      await says(page.refusals, JSON.stringify({ pending: 0, heads: [] }));
    }
  });
});

import { CORE } from '../src/live/core-key.ts';
import { eventually } from '@quits/tooling-presets/eventually';
import { controlOf, until } from '@quits/tooling-rough-network';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateId } from '../src/collection/generate-id.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import type { DocumentState } from '../src/live/live-state.ts';
import { arrayRemove } from '../src/value/sentinel.ts';
import { recordBatch } from '../src/write/record-batch.ts';
import type { WriteBatch } from '../src/write/write-batch.ts';
import { backend } from './support/backend.ts';
import { roomLog, rooms, sheets, tallies } from './support/sample-collections.ts';
import { openSession, type TestSession } from './support/session.ts';
import { buildChange, changeSheet, makeSheet } from './support/sheets.ts';

const control = controlOf(backend);
const journal = memoryJournal();
let ann: TestSession;
let ben: TestSession;
let id: string;

beforeAll(async () => {
  ann = await openSession(backend, { journal });
  ben = await openSession(backend, { journal: memoryJournal() });
});
beforeEach(async () => {
  id = await makeSheet(ben);
});
afterEach(() => control.heal());
afterAll(async () => {
  await ann.close();
  await ben.close();
});

const goOffline = async () => disableNetwork(await ann.provider.firestore());
const goOnline = async () => enableNetwork(await ann.provider.firestore());

/** Records the tally and the fields of the sheet from now on. */
async function watch({ database }: TestSession) {
  const sums: (number | undefined)[] = [];
  const texts: (string | undefined)[] = [];
  const tally = database.liveDocument(tallies, { id });
  const sheet = database.liveDocument(sheets, { id });
  const note = () => {
    const state = tally.getState();
    const sum = state.status === 'ready' ? state.data?.data.sum : undefined;
    if (sum !== sums.at(-1)) sums.push(sum);
    const shown = sheet.getState();
    const fields = shown.status === 'ready' ? shown.data?.data : undefined;
    const text = fields && `${fields.title} ${fields.note}`;
    if (text !== texts.at(-1)) texts.push(text);
  };
  const stops = [tally.subscribe(note), sheet.subscribe(note)];
  await until(tally, (state) => state.status === 'ready' && !state.fromCache);
  await until(sheet, (state) => state.status === 'ready' && !state.fromCache);
  return {
    sums,
    texts,
    shows: (text: string) => until(sheet, () => texts.at(-1) === text),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

const isConfirmed = <Data>(state: DocumentState<Data>) =>
  state.status === 'ready' && !state.fromCache && !state.pending;

/** Two consecutive offline changes by Ann, and one by Ben in between. */
async function conflict() {
  const shown = await watch(ann);
  await goOffline();
  const first = changeSheet(ann, { id, from: 'r0', to: 'a1', field: 'title', by: 100 });
  const second = changeSheet(ann, { id, from: 'a1', to: 'a2', field: 'note', by: 1_000 });
  await shown.shows('a1 a2');
  await changeSheet(ben, { id, from: 'r0', to: 'b1', field: 'title', by: 1 }).settled;
  // Slow enough that the states between the answers are observed.
  await control.slow(150);
  await goOnline();
  return { ...shown, first, second };
}

const CONFLICT = { ok: false, error: { code: 'write/conflict' } };
const refused = () => ann.database.syncStatus.getState().rejected;

describe('changes on top of one that someone else was faster with', () => {
  afterEach(async () => {
    for (const { id: head } of refused()) await ann.database.discardWrite(head);
  });

  it('never show what only some of them would leave', async () => {
    const { sums, texts, shows, stop, first, second } = await conflict();
    await Promise.all([first.settled, second.settled]);
    await shows('b1 ');
    expect(sums.filter((sum) => ![10, 110, 1_110, 1_111, 11].includes(sum ?? 0))).toEqual([]);
    expect(texts.filter((text) => !['r0 ', 'a1 ', 'a1 a2', 'b1 '].includes(text ?? ''))).toEqual(
      [],
    );
    stop();
  });

  it('are refused with it, and told as one', async () => {
    const { stop, first, second } = await conflict();
    expect(await first.settled).toMatchObject(CONFLICT);
    const whole = [{ id: first.id, followers: [{ id: second.id, label: 'to a2' }] }];
    expect(refused()).toMatchObject(whole);
    expect(second.status.getState()).toBe('pending');
    expect(await second.settled).toMatchObject(CONFLICT);
    expect(refused()).toMatchObject(whole);
    expect(refused()[0]?.conflicts).toMatchObject([{ theirs: { title: 'b1', rev: 'b1' } }]);
    expect(ann.database.syncStatus.getState().pending).toBe(0);
    stop();
  });

  it('are given up with it, also those that have no answer yet', async () => {
    const { shows, stop, first, second } = await conflict();
    await first.settled;
    await ann.database.discardWrite(first.id);
    expect(refused()).toEqual([]);
    expect(await second.settled).toMatchObject(CONFLICT);
    expect(refused()).toEqual([]);
    await eventually(async () => expect(await journal.load()).toEqual([]));
    await shows('b1 ');
    stop();
  });

  it('are sent again with it, in order, once all have been answered', async () => {
    const missing = generateId();
    await ann.database.write('tally', (batch) => batch.create(tallies, {}, missing, { sum: 0 }))
      .settled;
    await goOffline();
    const early = { id: missing, from: 'r0', field: 'title', to: 'a1', by: 1 } as const;
    const first = changeSheet(ann, early);
    changeSheet(ann, { ...early, from: 'a1', to: 'a2', by: 10 });
    await control.slow(150);
    await goOnline();
    expect(await first.settled).toMatchObject({ ok: false });
    await ben.database.write('make', (batch) => {
      batch.create(sheets, {}, missing, { title: '', note: '', rev: 'r0', base: '' });
    }).settled;
    const again = ann.database.retryWrite(first.id);
    expect(await again?.settled).toEqual({ ok: true, value: undefined });
    await until(ann.database.syncStatus, ({ pending }) => pending === 0);
    expect(refused()).toEqual([]);
    const sheet = ben.database.liveDocument(sheets, { id: missing });
    const tally = ben.database.liveDocument(tallies, { id: missing });
    expect(await until(sheet, isConfirmed)).toMatchObject({ data: { data: { rev: 'a2' } } });
    expect(await until(tally, isConfirmed)).toMatchObject({ data: { data: { sum: 11 } } });
  });
});

describe('a write that is sent again because its answer was lost', () => {
  it('is recognized by its proof, and counted once', async () => {
    const { commit } = await import('../src/sdk/commit.ts');
    const change = { id, from: 'r0', to: 'a1', field: 'title', by: 5 } as const;
    const { operations } = recordBatch(buildChange(change), () => undefined);
    await commit(await ben.provider.firestore(), operations);
    // Ben has changed it since, so only the proof shows that Ann's write was applied.
    await changeSheet(ben, { id, from: 'a1', to: 'b1', field: 'title', by: 1 }).settled;
    expect(await changeSheet(ann, change).settled).toEqual({ ok: true, value: undefined });
    const tally = ann.database.liveDocument(tallies, { id });
    const state = await until(tally, isConfirmed);
    expect(state).toMatchObject({ data: { data: { sum: 16 } } });
  });

  it('is recognized also when the connection goes while that is found out', async () => {
    const { commit } = await import('../src/sdk/commit.ts');
    const change = { id, from: 'r0', to: 'a1', field: 'title', by: 100 } as const;
    const { texts, shows, stop } = await watch(ann);
    await goOffline();
    const first = changeSheet(ann, change);
    const second = changeSheet(ann, { id, from: 'a1', to: 'a2', field: 'note', by: 1_000 });
    await shows('a1 a2');
    await commit(
      await ben.provider.firestore(),
      recordBatch(buildChange(change), () => undefined).operations,
    );
    await control.slow(150);
    await goOnline();
    const { failing } = ann.database[CORE].writes;
    await eventually(() => expect([...failing]).toEqual([first.id]));
    await control.cut();
    expect(refused()).toEqual([]);
    await control.heal();
    const applied = { ok: true, value: undefined };
    expect(await Promise.all([first.settled, second.settled])).toEqual([applied, applied]);
    const tally = ann.database.liveDocument(tallies, { id });
    expect(await until(tally, isConfirmed)).toMatchObject({ data: { data: { sum: 1_110 } } });
    expect(texts.filter((text) => !['r0 ', 'a1 ', 'a1 a2'].includes(text ?? ''))).toEqual([]);
    stop();
  });

  it('has not been refused because its maker may look no more, if it was to end that', async () => {
    const { commit } = await import('../src/sdk/commit.ts');
    const who = ann.uid.getState() ?? '';
    const roomId = generateId();
    const leave = (batch: WriteBatch) => {
      batch.update(rooms, {}, roomId, { members: arrayRemove(who) });
      batch.create(roomLog, { roomId }, generateId(), { who }, { proof: true });
    };
    await ann.database.write('make', (batch) => {
      batch.create(rooms, {}, roomId, { members: [who, 'other'] });
    }).settled;
    await commit(await ann.provider.firestore(), recordBatch(leave, () => undefined).operations);
    const plain = ann.database.write('leave', leave);
    expect(await plain.settled).toMatchObject({ error: { code: 'firestore/permission-denied' } });
    await ann.database.discardWrite(plain.id);
    const last = ann.database.write('leave', leave, { endsAccess: true });
    expect(await last.settled).toEqual({ ok: true, value: undefined });
    expect(refused()).toEqual([]);
  });
});

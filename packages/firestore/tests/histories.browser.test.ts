import { controlOf, until } from '@quits/tooling-rough-network';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { generateId } from '../src/collection/generate-id.ts';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { backend } from './support/backend.ts';
import { sheets, tallies } from './support/sample-collections.ts';
import { openSession, type TestSession } from './support/session.ts';
import { changeSheet, makeSheet, type SheetChange } from './support/sheets.ts';

type Field = SheetChange['field'];
type State = Readonly<Record<Field | 'rev', string>>;

const control = controlOf(backend);
let ann: TestSession;
let ben: TestSession;

beforeAll(async () => {
  ann = await openSession(backend, { journal: memoryJournal() });
  ben = await openSession(backend, { journal: memoryJournal() });
});
afterEach(() => control.heal());
afterAll(async () => {
  await ann.close();
  await ben.close();
});

const textOf = ({ title, note, rev }: State) => [title, note, rev].join(' ');
const after = (state: State, field: Field, rev: string): State => ({ ...state, [field]: rev, rev });

/**
 * Offline changes of a device, spell by spell, and how often another client changes the sheet in
 * between.
 */
const histories: readonly (readonly (readonly [own: readonly Field[], others: number])[])[] = [
  [
    [['title', 'note'], 1],
    [['note', 'title', 'note'], 0],
    [['title'], 2],
  ],
  [
    [['title', 'title', 'note', 'note'], 2],
    [['note', 'title'], 1],
    [['title', 'note'], 0],
  ],
];

it.each(histories)('keeps whole what several devices do: %j %j %j', async (...spells) => {
  const id = await makeSheet(ben);
  const { database } = ann;
  const sheet = database.liveDocument(sheets, { id });
  const tally = database.liveDocument(tallies, { id });
  let server: State = { title: 'r0', note: '', rev: 'r0' };
  let sum = 10;
  let by = 1;
  /**
   * Texts that may be shown: the server's states with none, some or all of the pending changes, in
   * order.
   */
  const legal = new Set([textOf(server)]);
  const shown = new Set<string>();
  const note = () => {
    const state = sheet.getState();
    if (state.status === 'ready' && state.data !== undefined) shown.add(textOf(state.data.data));
  };
  const stops = [sheet.subscribe(note), tally.subscribe(() => undefined)];
  const shows = (text: string) =>
    until(sheet, (state) => {
      return (
        state.status === 'ready' && state.data !== undefined && textOf(state.data.data) === text
      );
    });
  await shows(textOf(server));
  const db = await ann.provider.firestore();

  for (const [own, others] of spells) {
    await disableNetwork(db);
    const bases = [server];
    let mine = server;
    const made = own.map((field) => {
      const change = { id, from: mine.rev, to: generateId(), field, by: (by *= 2) };
      mine = after(mine, field, change.to);
      return { change, handle: changeSheet(ann, change) };
    });
    await shows(textOf(mine));
    for (let count = 0; count < others; count += 1) {
      const change = {
        id,
        from: server.rev,
        to: generateId(),
        field: 'title',
        by: (by *= 2),
      } as const;
      expect(await changeSheet(ben, change).settled).toMatchObject({ ok: true });
      server = after(server, 'title', change.to);
      sum += change.by;
      bases.push(server);
    }
    for (const base of bases) {
      let state = base;
      legal.add(textOf(state));
      for (const { change } of made) {
        state = after(state, change.field, change.to);
        legal.add(textOf(state));
      }
    }
    await control.slow(40);
    await enableNetwork(db);
    const answers = await Promise.all(made.map(({ handle }) => handle.settled));
    await control.heal();
    expect(answers.map(({ ok }) => ok)).toEqual(own.map(() => others === 0));
    if (others === 0) {
      server = mine;
      for (const { change } of made) sum += change.by;
    }
    const { rejected: refused } = database.syncStatus.getState();
    const told = refused.map((one) => [one.id, ...one.followers.map((follower) => follower.id)]);
    expect(told).toEqual(others === 0 ? [] : [made.map(({ handle }) => handle.id)]);
    for (const head of refused) await database.discardWrite(head.id);
    await shows(textOf(server));
    const total = sum;
    await until(
      tally,
      (state) => state.status === 'ready' && !state.pending && state.data?.data.sum === total,
    );
  }
  expect([...shown].filter((text) => !legal.has(text))).toEqual([]);
  for (const stop of stops) stop();
});

import fc from 'fast-check';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Document } from '@quits/service-base';
import { parseDocumentName } from '../name/resource-name.ts';
import { DATABASE, nameOf } from '../testing/open-firestore.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { DocumentStore } from './document-store.ts';
import { prepareSchema } from './schema.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const IDS = ['a', 'b', 'c', 'd'];
const SCOPE = { database: DATABASE, parent: '', collectionId: 'k', allDescendants: false };

/** A commit that sets documents to a number or deletes them, a pause in ms, or the end of the process. */
type Step = { readonly [id: string]: number | null } | number | 'kill';

const steps = fc.array(
  fc.oneof(
    fc.dictionary(fc.constantFrom(...IDS), fc.option(fc.nat({ max: 9 })), { minKeys: 1 }),
    fc.integer({ min: 1, max: 1500 }),
    fc.constant<Step>('kill'),
  ),
  { maxLength: 30 },
);

function numberOf(document: Document | null | undefined): number | null {
  const value = document?.fields?.['n'];
  return value !== undefined && 'integerValue' in value ? Number(value.integerValue) : null;
}

test('keeps every revision and each commit while some documents are applied and others wait', () => {
  fc.assert(
    fc.property(steps, (list: readonly Step[]) => {
      const sqlite = new DatabaseSync(':memory:');
      prepareSchema(sqlite);
      let store = new DocumentStore(sqlite);
      const states: ReadonlyMap<string, number | null>[] = [new Map()];
      for (const step of list) {
        if (typeof step === 'number') {
          vi.advanceTimersByTime(step);
        } else if (step === 'kill') {
          // Timers of the former process never fire.
          store.flush();
          vi.clearAllTimers();
          store = new DocumentStore(sqlite);
        } else {
          const before = states.at(-1) ?? new Map<string, number | null>();
          const version = states.length;
          const time = timestampFromMicros(version);
          const changes = Object.entries(step).map(([id, n]) => {
            const name = nameOf(`k/${id}`);
            const fields = { n: { integerValue: String(n) } };
            const after = n === null ? null : { name, fields, createTime: time, updateTime: time };
            const parsed = parseDocumentName(name);
            return { name: parsed, before: store.latest(parsed), after };
          });
          store.commit({ database: DATABASE, version, changes }, () => undefined);
          states.push(new Map([...before, ...Object.entries(step)]));
        }
        for (const id of IDS) {
          const name = parseDocumentName(nameOf(`k/${id}`));
          for (const [version, state] of states.entries()) {
            expect(numberOf(store.getAt(name, version))).toBe(state.get(id) ?? null);
          }
        }
      }
      const last = states.length - 1;
      for (const [version, state] of states.entries()) {
        const changes = store.changesSince(SCOPE, version) ?? [];
        const before = new Map(changes.map(({ name, before: past }) => [name.id, numberOf(past)]));
        for (const id of IDS) {
          const known = before.has(id) ? before.get(id) : states[last]?.get(id);
          expect(known ?? null).toBe(state.get(id) ?? null);
        }
      }
      const stored = [...store.scanCollection(DATABASE, 'k', { descending: false })];
      const expected = IDS.flatMap((id) => states[last]?.get(id) ?? []);
      expect(stored.map((document) => numberOf(document))).toEqual(expected);
      expect(sqlite.prepare('SELECT count(*) AS n FROM firestore_journal').get()).toEqual({ n: 0 });
      vi.clearAllTimers();
    }),
    { numRuns: 60 },
  );
});

test('applies what has been waiting, without a reader, and leaves what hasn’t', () => {
  const sqlite = new DatabaseSync(':memory:');
  prepareSchema(sqlite);
  const store = new DocumentStore(sqlite);
  const rows = () => sqlite.prepare('SELECT path FROM firestore_documents').all();
  const waiting = () => sqlite.prepare('SELECT name FROM firestore_journal').all();
  const write = (id: string, version: number) => {
    const name = nameOf(`k/${id}`);
    const time = timestampFromMicros(version);
    const after = { name, fields: {}, createTime: time, updateTime: time };
    const changes = [{ name: parseDocumentName(name), before: null, after }];
    store.commit({ database: DATABASE, version, changes }, () => undefined);
    store.flush();
  };
  write('early', 1);
  vi.advanceTimersByTime(900);
  write('late', 2);
  vi.advanceTimersByTime(101);
  expect(rows()).toEqual([{ path: 'k/early' }]);
  expect(waiting()).toEqual([{ name: nameOf('k/late') }]);
  vi.advanceTimersByTime(2000);
  expect(rows()).toEqual([{ path: 'k/early' }, { path: 'k/late' }]);
  expect(waiting()).toEqual([]);
});

test('applies only the documents of the collection that a reader needs', () => {
  const sqlite = new DatabaseSync(':memory:');
  prepareSchema(sqlite);
  const store = new DocumentStore(sqlite);
  for (const [i, path] of ['k/a', 'k/a/inner/b', 'other/c'].entries()) {
    const time = timestampFromMicros(i + 1);
    const after = { name: nameOf(path), fields: {}, createTime: time, updateTime: time };
    const changes = [{ name: parseDocumentName(nameOf(path)), before: null, after }];
    store.commit({ database: DATABASE, version: i + 1, changes }, () => undefined);
  }
  const waiting = () => sqlite.prepare('SELECT name FROM firestore_journal').all();
  const scan = { descending: false };
  expect([...store.scanCollection(DATABASE, 'k', scan)]).toHaveLength(1);
  expect(waiting()).toEqual([{ name: nameOf('k/a/inner/b') }, { name: nameOf('other/c') }]);
  expect([...store.scanGroup(DATABASE, 'inner', scan)]).toHaveLength(1);
  expect(waiting()).toEqual([{ name: nameOf('other/c') }]);
});

import { expect, it } from 'vitest';
import type { JournalEntry } from './journal-entry.ts';
import { currentEntry } from './old-entry.ts';

const entry = (operation: object) =>
  // Unchecked, as IndexedDB returns it.
  JSON.parse(JSON.stringify({ id: 'w', operations: [operation] })) as JournalEntry;

const update = { kind: 'update', path: 'groups/g', patch: { name: 'Trip', version: 5 } };

it('reads a counter that a change raises as what the change expects', () => {
  const old = entry({ ...update, guard: { field: 'version', value: 5 } });
  expect(currentEntry(old)).toEqual(entry({ ...update, expects: { version: 4 } }));
});

it('leaves everything else as it is', () => {
  const current = entry({ ...update, expects: { rev: 'a' } });
  expect(currentEntry(current)).toBe(current);
  expect(currentEntry(entry({ ...update, guard: 'odd' }))).toEqual(entry(update));
});

import { expect, it } from 'vitest';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { isBeingMade } from './is-being-made.ts';

function write(entry: Partial<JournalEntry>): JournalEntry {
  const operations = [{ kind: 'create', path: 'groups/g1', data: {} }] as const;
  const rest = { label: 'make', uid: 'u', session: 's', at: 0, draft: undefined };
  return { id: 'w', operations, ...rest, ...entry };
}

const REFUSAL = { code: 'firestore/permission-denied', message: '', conflicts: [] };

it('is so for a document that a write makes and for all that is below it', () => {
  expect(isBeingMade([write({})], 'groups/g1')).toBe(true);
  expect(isBeingMade([write({})], 'groups/g1/expenses')).toBe(true);
  expect(isBeingMade([write({})], 'groups/g1/expenses/e1')).toBe(true);
});

it('is not so for what is beside it or above', () => {
  expect(isBeingMade([write({})], 'groups/g10/expenses')).toBe(false);
  expect(isBeingMade([write({})], 'groups')).toBe(false);
  expect(isBeingMade([], 'groups/g1')).toBe(false);
});

it('is not so for what was refused or was there before', () => {
  expect(isBeingMade([write({ refusal: REFUSAL })], 'groups/g1/expenses')).toBe(false);
  const operations = [{ kind: 'update', path: 'groups/g1', patch: {} }] as const;
  expect(isBeingMade([write({ operations })], 'groups/g1/expenses')).toBe(false);
});

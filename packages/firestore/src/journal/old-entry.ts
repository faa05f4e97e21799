import { isPlainObject } from '../value/plain.ts';
import type { WriteOperation } from './operation.ts';
import type { JournalEntry } from './journal-entry.ts';

/** Converts an entry to the current format; earlier versions stored guards with counters. */
export function currentEntry(entry: JournalEntry): JournalEntry {
  if (!entry.operations.some((operation) => 'guard' in operation)) return entry;
  return { ...entry, operations: entry.operations.map(currentOperation) };
}

function currentOperation(operation: WriteOperation): WriteOperation {
  if (operation.kind !== 'update' || !('guard' in operation)) return operation;
  const { guard, ...rest } = operation;
  if (!isPlainObject(guard)) return rest;
  const { field, value } = guard;
  return typeof field === 'string' && typeof value === 'number'
    ? { ...rest, expects: { [field]: value - 1 } }
    : rest;
}

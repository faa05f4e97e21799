import type { IncrementBase, JournalEntry } from '../journal/journal-entry.ts';
import type { WriteRegistry } from '../write/write-registry.ts';
import { confirmedBy, increments, writesTo, applyEntry } from './apply-entry.ts';

/**
 * Returns the states that a new write increments: the last confirmed state of each document with
 * this page's earlier pending writes applied. Documents that were never read are left out; `undefined` if none is left.
 */
export function incrementBasesOf(
  { ownWrites, handed }: Pick<WriteRegistry, 'ownWrites' | 'handed'>,
  entry: JournalEntry,
  tracked: ReadonlyMap<string, unknown>,
): Readonly<Record<string, IncrementBase>> | undefined {
  const open = ownWrites();
  const confirmed = confirmedBy(handed);
  const toHand = open.filter(({ id }) => tracked.has(id) && !handed.has(id));
  const under = [...handed.values(), ...toHand].filter(({ id }) => id !== entry.id);
  const bases: Record<string, IncrementBase> = {};
  for (const path of new Set(entry.operations.map((operation) => operation.path))) {
    const known = confirmed.get(path);
    if (known === undefined || !increments(entry, path)) continue;
    const waiting = under.filter((one) => !known.holds.has(one.id) && writesTo(path)(one));
    const data = waiting.reduce((shown, one) => applyEntry(shown, one, path), known.read());
    // Pending writes of earlier pages are part of the state, or shown after recovery has asked the server.
    const held = open.filter((one) => one.refusal === undefined && writesTo(path)(one));
    bases[path] = { data, holds: held.map(({ id }) => id).filter((id) => id !== entry.id) };
  }
  return Object.keys(bases).length === 0 ? undefined : bases;
}

import { contentInEntry, contentOf, type Stored } from '../app.ts';
import type { State } from '../observer.ts';
import type { World } from '../world.ts';
import type { Finding } from './finding.ts';

/** Checks that each accepted change of an expense was based on the server's previous state. */
export function noChangeIsUndoneUnseen({ observer: { states } }: World): readonly Finding[] {
  return states.flatMap((state, at) => {
    const before = states[at - 1];
    return before === undefined ? [] : findingsIn(before, state, at);
  });
}

function findingsIn(before: State, after: State, at: number): readonly Finding[] {
  return [...madeOnElse(before, after, at), ...untrueEntries(before, after, at)];
}

/** Finds changes of expenses and series whose stated base isn't the previous revision. */
function madeOnElse(before: State, after: State, at: number): readonly Finding[] {
  return (['expenses', 'recurring'] as const).flatMap((name) =>
    [...after[name]].flatMap(([id, { rev, base }]) => {
      const there = before[name].get(id);
      if (there === undefined || there['rev'] === rev || there['rev'] === base) return [];
      const what = `commit ${at}: ${id} was made on ${String(base)}, not on ${String(there['rev'])}`;
      return [{ property: 'c' as const, what }];
    }),
  );
}

/** Finds activity entries whose `before` isn't the previous state. */
function untrueEntries(before: State, after: State, at: number): readonly Finding[] {
  return [...after.activity]
    .filter(([id]) => !before.activity.has(id))
    .flatMap(([, entry]) => {
      const what = problemOf(entry, before, after);
      return what === undefined ? [] : [{ property: 'c' as const, what: `commit ${at}: ${what}` }];
    });
}

function problemOf(entry: Stored, { expenses }: State, after: State): string | undefined {
  const { what, target, before } = entry;
  const id = String(Reflect.get(Object(target), 'id'));
  const there = expenses.get(id);
  if (Reflect.get(Object(target), 'kind') !== 'expense') return undefined;
  if (before === null) {
    if (there === undefined) return undefined;
    // A deleted expense has no `before`: it may be restored, a merge may replace its people, or a
    // reverted import may be imported again.
    const isStill = after.expenses.get(id)?.['deletedAt'] !== undefined;
    const isAgain = what === 'created' && there['reverted'] === true;
    const isQuiet = what === 'restored' || isAgain || (what === 'edited' && isStill);
    const wasDeleted = there['deletedAt'] !== undefined;
    return wasDeleted && isQuiet ? undefined : `${String(what)} ${id}, which was there`;
  }
  if (there === undefined) return `${String(what)} ${id}, which was not there`;
  const isDeleted = there['deletedAt'] !== undefined;
  if (what === 'deleted' && isDeleted) return `deleted ${id}, which was deleted`;
  const isBack = isDeleted && after.expenses.get(id)?.['deletedAt'] === undefined;
  if (what === 'edited' && isBack) return `brought ${id} back with an edit`;
  if (what === 'restored' && !isDeleted) return `restored ${id}, which was not deleted`;
  const [seen, held] = [contentInEntry(before), contentOf(there)];
  if (seen === held) return undefined;
  return `${String(what)} ${id}, made on something else\n  seen: ${seen}\n  held: ${held}`;
}

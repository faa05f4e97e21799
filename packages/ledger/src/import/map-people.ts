import type { Expense, PersonId, Split } from '../model/expense.ts';
import { foldText } from '../text/fold-text.ts';
import type { ImportedEntry, SourcePerson } from './import-types.ts';
import { renameAmounts, renameSplit } from './split-people.ts';

/** The person of the group for each person of a file, by their keys. */
export type PeopleMapping = Readonly<Record<string, PersonId>>;

/** Finds people of the same name, letter case and accents aside; who has no match is left out. */
export function suggestMapping(
  people: readonly SourcePerson[],
  group: Readonly<Record<PersonId, { readonly name: string }>>,
): Record<string, PersonId> {
  const byName = new Map(Object.entries(group).map(([id, { name }]) => [foldText(name), id]));
  const mapping: Record<string, PersonId> = {};
  for (const { key, name } of people) {
    const id = byName.get(foldText(name));
    if (id !== undefined) mapping[key] = id;
  }
  return mapping;
}

/** Entries with the group's people for the file's; a payment whose two sides become one person is left out. */
export function mapPeople(entries: readonly ImportedEntry[], mapping: PeopleMapping): Expense[] {
  const rename = (key: string): PersonId => mapping[key] ?? key;
  return entries.flatMap((imported): Expense[] => {
    const { line: _line, repeat: _repeat, ...entry } = imported;
    const payers = renameAmounts(entry.payers, rename);
    const shares = renameAmounts(entry.shares, rename);
    const [payer = ''] = Object.keys(payers);
    if (entry.kind === 'payment' && payer in shares) return [];
    const merged = Object.keys(shares).length < Object.keys(entry.shares).length;
    // What was typed for two people says nothing of the one that they become, but their shares add up.
    const split: Split = merged
      ? { mode: 'exact', inputs: shares }
      : renameSplit(entry.split, rename);
    return [{ ...entry, payers, shares, split }];
  });
}

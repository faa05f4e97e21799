import type { ExportedExpense, ExportedSeries } from '../export/export-types.ts';
import type { PersonId } from '../model/expense.ts';
import { replacePeople } from '../merge/replace-people.ts';
import { foldText } from '../text/fold-text.ts';
import type { ImportedEntry, SourcePerson } from './import-types.ts';
import { setOwn } from '../model/set-own.ts';

/** The group's person for each person of a file, by key. */
export type PeopleMapping = Readonly<Record<string, PersonId>>;

/** Matches people by name, ignoring case and accents; people without a match are left out. */
export function suggestMapping(
  people: readonly SourcePerson[],
  group: Readonly<Record<PersonId, { readonly name: string }>>,
): Record<string, PersonId> {
  const byName = new Map(Object.entries(group).map(([id, { name }]) => [foldText(name), id]));
  const mapping: Record<string, PersonId> = {};
  for (const { key, name } of people) {
    const id = byName.get(foldText(name));
    if (id !== undefined) setOwn(mapping, key, id);
  }
  return mapping;
}

/**
 * Replaces the file's people in entries by the group's; a payment whose two sides become the same
 * person is dropped.
 */
export function mapPeople(
  entries: readonly ImportedEntry[],
  mapping: PeopleMapping,
): ExportedExpense[] {
  return entries.flatMap((imported) => {
    const { line: _line, repeat: _repeat, ...entry } = imported;
    return replacePeople<ExportedExpense>(entry, mapping) ?? [];
  });
}

/** Replaces the file's people in series by the group's, like {@link mapPeople} for entries. */
export function mapSeries(
  series: readonly ExportedSeries[],
  mapping: PeopleMapping,
): ExportedSeries[] {
  return series.flatMap((one) => replacePeople(one, mapping) ?? []);
}

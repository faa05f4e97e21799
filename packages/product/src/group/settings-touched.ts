/** Settings that a group change affects. */
export interface TouchedSettings {
  /** Keys as in the group's `revs`: a field's name, the id of a person or category, a uid. */
  readonly settings: readonly string[];
  /** People whose entry, seat or offered seat changes. */
  readonly people: string[];
}

/** Fields that are settings on their own. */
export const NAMED_SETTINGS: ReadonlySet<string> = new Set([
  'name',
  'emoji',
  'currency',
  'simplify',
  'usualSplit',
  'usualCategory',
  'usualPayer',
  'archivedAt',
  'deletingAt',
]);

/**
 * Returns the settings that fields named by dotted paths belong to. Changes of different settings
 * never conflict, so members and their number aren't settings.
 */
export function settingsTouchedBy(fields: Readonly<Record<string, unknown>>): TouchedSettings {
  const settings = new Set<string>();
  const people = new Set<string>();
  for (const path of Object.keys(fields)) {
    const [field = '', id = ''] = path.split('.');
    if (NAMED_SETTINGS.has(field)) settings.add(field);
    if (field === 'people' || field === 'categories' || field === 'roles') settings.add(id);
    if (field === 'people' || field === 'seats' || field === 'offers') people.add(id);
  }
  return { settings: [...settings], people: [...people] };
}

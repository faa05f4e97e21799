/** What a change of a group touches. */
export interface TouchedSettings {
  /** By what `revs` of a group calls them: a field's name, a person's or category's id, an account. */
  readonly settings: readonly string[];
  /** People whose entry or seat changes. */
  readonly people: string[];
}

/** Fields that are a setting by themselves. */
export const NAMED_SETTINGS: ReadonlySet<string> = new Set([
  'name',
  'emoji',
  'currency',
  'simplify',
  'archivedAt',
  'deletingAt',
]);

/**
 * What fields named by dotted paths touch. Two changes that touch different settings never refuse each
 * other, so members and their number are no setting.
 */
export function settingsTouchedBy(fields: Readonly<Record<string, unknown>>): TouchedSettings {
  const settings = new Set<string>();
  const people = new Set<string>();
  for (const path of Object.keys(fields)) {
    const [field = '', id = ''] = path.split('.');
    if (NAMED_SETTINGS.has(field)) settings.add(field);
    if (field === 'people' || field === 'categories' || field === 'roles') settings.add(id);
    if (field === 'people' || field === 'seats') people.add(id);
  }
  return { settings: [...settings], people: [...people] };
}

import type { Invite } from './schema.ts';

/** Returns the people of an invite whom a joiner can choose: those without an account. */
export function freePeople({
  people,
  taken,
}: Pick<Invite['preview'], 'people' | 'taken'>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(people).filter(([id]) => !taken.includes(id)));
}

import type { Invite } from './schema.ts';

/** The people of an invitation whom a joiner can be: those without an account. */
export function freePeople({
  people,
  taken,
}: Pick<Invite['preview'], 'people' | 'taken'>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(people).filter(([id]) => !taken.includes(id)));
}

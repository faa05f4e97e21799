import { useUser } from '@quits/auth/react';
import { useOwnGroups } from './use-own-groups.ts';

/**
 * Returns the user's name: the account's, or that in the most recently changed group; `''` if there
 * is neither.
 */
export function useOwnName(): string {
  const user = useUser();
  const groups = useOwnGroups();
  if (user === undefined) return '';
  const { uid, displayName } = user;
  if (displayName !== null && displayName !== '') return displayName;
  const own = groups.status === 'ready' ? groups.data.map(({ data }) => data) : [];
  const people = own.flatMap((group) => (group.isExample ? [] : Object.values(group.people)));
  return people.find((person) => person.uid === uid)?.name ?? '';
}

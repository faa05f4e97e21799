import { useUser } from '@quits/auth/react';
import { useOwnGroups } from './use-own-groups.ts';

/** What one is called: by the account, or in the group with the newest change; `''` before there is either. */
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

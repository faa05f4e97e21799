import { useUser } from '@quits/auth/react';
import { useFormatter } from '@quits/i18n/react';
import { activePeople, type NamedPerson } from '@quits/product/person/people.ts';
import { useGroup } from '../open-group/group-context.tsx';

/**
 * Returns the people whom expenses of the open group can name, and those in `kept`: the user first,
 * then by name.
 */
export function useActivePeople(kept: readonly string[] = []): readonly NamedPerson[] {
  const { data } = useGroup();
  const { compare } = useFormatter();
  return activePeople(data, { uid: useUser()?.uid, compare }, kept);
}

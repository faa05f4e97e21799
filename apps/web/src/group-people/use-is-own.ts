import { useUser } from '@quits/auth/react';
import { useGroup } from '../open-group/group-context.tsx';

/** Returns a function that tells whether a person of the open group is the current user, whom sentences call “you”. */
export function useIsOwn(): (personId: string) => boolean {
  const uid = useUser()?.uid;
  const { people } = useGroup().data;
  return (personId) => uid !== undefined && people[personId]?.uid === uid;
}

import { useUser } from '@quits/auth/react';
import { useGroup } from './group-context.tsx';

/** Tells whether a person of the open group is the one who reads: never called by name in a sentence. */
export function useIsOwn(): (personId: string) => boolean {
  const uid = useUser()?.uid;
  const { people } = useGroup().data;
  return (personId) => uid !== undefined && people[personId]?.uid === uid;
}

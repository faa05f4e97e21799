import { useParams } from 'react-router';

/** The id of the group in the address. @throws outside of a group's routes, which is a bug */
export function useGroupId(): string {
  const { groupId } = useParams();
  if (groupId === undefined) throw new Error('This screen needs a group in its address.');
  return groupId;
}

import { useUser } from '@quits/auth/react';
import { useGroup } from './group-context.tsx';

/** Whether the person may change the open group: an editor or owner, while it is not archived. */
export function useMayChange(): boolean {
  const { data } = useGroup();
  const uid = useUser()?.uid;
  const role = uid === undefined ? undefined : data.roles[uid];
  return (role === 'editor' || role === 'owner') && (data.archivedAt ?? null) === null;
}

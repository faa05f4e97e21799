import { useUser } from '@quits/auth/react';
import { useGroup } from './group-context.tsx';

/** The account that may change the open group; `undefined` for those who may only look. */
export function useEditorUid(): string | undefined {
  const { data } = useGroup();
  const uid = useUser()?.uid;
  const role = uid === undefined ? undefined : data.roles[uid];
  const mayEdit = role !== undefined && role !== 'viewer' && data.archivedAt === undefined;
  return mayEdit ? uid : undefined;
}

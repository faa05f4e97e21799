import { useUser } from '@quits/auth/react';
import { mayEdit } from '@quits/product/group/may-edit.ts';
import { useGroup } from './group-context.tsx';

/** The account that may change the open group; `undefined` for those who may only look. */
export function useEditorUid(): string | undefined {
  const { data } = useGroup();
  const uid = useUser()?.uid;
  return mayEdit(data, uid) ? uid : undefined;
}

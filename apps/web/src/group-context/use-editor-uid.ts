import { useUser } from '@quits/auth/react';
import { mayWrite } from '@quits/product/access.ts';
import { useGroup } from './group-context.tsx';

/** The account that may change the open group; `undefined` for those who may only look. */
export function useEditorUid(): string | undefined {
  const { data } = useGroup();
  const uid = useUser()?.uid;
  return mayWrite(data, uid) ? uid : undefined;
}

import { useUser } from '@quits/auth/react';
import { mayWrite } from '@quits/product/access.ts';
import { useGroup } from './group-context.tsx';

/** Returns the user's uid if they may edit the open group; `undefined` for viewers. */
export function useEditorUid(): string | undefined {
  const { data } = useGroup();
  const uid = useUser()?.uid;
  return mayWrite(data, uid) ? uid : undefined;
}

'use client';
import { useSession, useSignOut } from '@quits/auth/react';
import { defineCollection } from '@quits/firestore';
import { useDatabase, useLiveDocument } from '@quits/firestore/react';
import { Button, TextField } from '@quits/ui';
import { useEffect } from 'react';
import * as v from 'valibot';

const memos = defineCollection({ path: 'memos', schema: v.object({ text: v.string() }) });
type MemoProps = { uid: string; first: string; endSessions: () => Promise<void> };

/** A user's memo: as the server rendered it, until the live one arrives. */
export function Memo({ uid, first, endSessions }: MemoProps) {
  const { write } = useDatabase();
  const signOut = useSignOut();
  const { status } = useSession();
  const live = useLiveDocument(memos, { id: uid });
  useEffect(() => {
    if (status === 'signedOut') location.replace('/sign-in');
  }, [status]);
  const save = (form: FormData) => {
    write('save', (batch) => batch.set(memos, {}, uid, { text: String(form.get('text')) }));
  };
  return (
    <form action={save} style={{ display: 'grid', gap: '1rem' }}>
      <p>{(live.status === 'ready' && live.data?.data.text) || first}</p>
      <TextField label="New memo" name="text" maxLength={200} required />
      <Button type="submit">Save</Button>
      <Button onClick={() => signOut()}>Sign out</Button>
      <Button onClick={() => endSessions().then(() => signOut())}>Sign out everywhere</Button>
    </form>
  );
}

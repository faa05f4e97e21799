import { Card } from '@quits/ui';
import { getFirestore } from 'firebase-admin/firestore';
import { redirect } from 'next/navigation';
import { Memo } from '../src/memo.tsx';
import { auth, currentUser } from '../src/session.ts';

/** Protected: without a session the server sends none of it. */
export default async function Page() {
  const user = await currentUser();
  if (user === undefined) redirect('/sign-in');
  const memo = await getFirestore().doc(`memos/${user.uid}`).get();
  return (
    <Card title={`Memo of ${user.email}`}>
      <Memo uid={user.uid} first={String(memo.get('text') ?? '')} endSessions={endSessions} />
    </Card>
  );
}

/** Ends the user's sessions on all devices. */
async function endSessions() {
  'use server';
  const user = await currentUser();
  if (user !== undefined) await auth.revokeRefreshTokens(user.uid);
}

import { MergeNotice, UnconfirmedNotice } from '@quits/auth-ui';
import type { SignOutReason } from '@quits/auth';
import { RequireAuth, useSession, useUser } from '@quits/auth/react';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { pendingDeletion } from '@quits/product/account/pending-deletion.ts';
import { isForgettingDevice } from '@quits/product/account/forget-device.ts';
import { paths } from '../routing/paths.ts';
import { Shell } from './shell.tsx';
import styles from './shell.module.css';
import { ShellSkeleton } from '../session/shell-skeleton.tsx';

const RemovalNotice = lazy(async () => ({
  default: (await import('../account/removal-notice.tsx')).RemovalNotice,
}));

/** Layout of screens that require a session, such as a guest's; redirects other users, who return here after signing in. */
export function SignedInLayout() {
  const { pathname, search, hash } = useLocation();
  return (
    <RequireAuth
      path={`${pathname}${search}${hash}`}
      fallback={<ShellSkeleton />}
      signedOut={<SignedOut />}
    >
      <Shell>
        <div className={styles['told']}>
          <UnconfirmedNotice />
          <MergeNotice />
          <Unfinished />
        </div>
        <Outlet />
      </Shell>
    </RequireAuth>
  );
}

/** Notice about an interrupted account deletion, loaded on demand because few users see it. */
function Unfinished() {
  const uid = useUser()?.uid;
  if (uid === undefined || pendingDeletion(uid) === undefined) return null;
  return (
    <Suspense>
      <RemovalNotice uid={uid} />
    </Suspense>
  );
}

/** Reasons that need no explanation: the welcome page follows, not the sign-in page. */
const BY_CHOICE: ReadonlySet<SignOutReason> = new Set(['never', 'userRequest', 'deleted']);

/** Redirects new visitors to the welcome page, and users whose session ended to the sign-in page, which says why. */
function SignedOut() {
  const session = useSession();
  // The app restarts without the data of whoever left.
  if (isForgettingDevice()) return <ShellSkeleton />;
  const left = session.status !== 'signedOut' || BY_CHOICE.has(session.reason);
  const known = session.status === 'signedOut' && session.last?.isAnonymous === false;
  return <Navigate to={left || !known ? paths.welcome() : paths.signIn()} replace />;
}

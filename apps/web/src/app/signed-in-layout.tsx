import { RequireSession, useSession } from '@quits/auth/react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { InstallCard } from '../install/install-card.tsx';
import { paths } from '../routing/paths.ts';
import { Shell } from './shell.tsx';
import styles from './shell.module.css';
import { MergeNotice } from '../session/merge-notice.tsx';
import { ShellSkeleton } from '../session/shell-skeleton.tsx';
import { UnconfirmedNotice } from '../session/unconfirmed-notice.tsx';
import { ConsentCard } from '../usage/consent-card.tsx';

/** Screens for people who are signed in, guests included; others are asked first and brought back. */
export function SignedInLayout() {
  const { pathname, search, hash } = useLocation();
  return (
    <RequireSession
      path={`${pathname}${search}${hash}`}
      restoring={<ShellSkeleton />}
      signedOut={<SignedOut />}
    >
      <Shell>
        <UnconfirmedNotice />
        <MergeNotice />
        <Outlet />
        <div data-aside="" className={styles['asked']}>
          <ConsentCard then={<InstallCard />} />
        </div>
      </Shell>
    </RequireSession>
  );
}

/** Strangers see what this is; who had to leave comes back the way in, where it says why. */
function SignedOut() {
  const session = useSession();
  const left = session.s !== 'signedOut' || ['initial', 'user', 'deleted'].includes(session.reason);
  const known = session.s === 'signedOut' && session.last?.isAnonymous === false;
  return <Navigate to={left || !known ? paths.welcome() : paths.signIn()} replace />;
}

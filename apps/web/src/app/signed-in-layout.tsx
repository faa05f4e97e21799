import { RequireSession } from '@quits/auth/react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../routing/paths.ts';
import { Shell } from './shell.tsx';
import { ShellSkeleton } from '../session/shell-skeleton.tsx';

/** Screens for people who are signed in, guests included; others are asked first and brought back. */
export function SignedInLayout() {
  const { pathname, search, hash } = useLocation();
  return (
    <RequireSession
      path={`${pathname}${search}${hash}`}
      restoring={<ShellSkeleton />}
      signedOut={<Navigate to={paths.welcome()} replace />}
    >
      <Shell>
        <Outlet />
      </Shell>
    </RequireSession>
  );
}

import { Outlet, ScrollRestoration } from 'react-router';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What every screen stands in. */
export function Root() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}

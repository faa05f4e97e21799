import { Outlet, ScrollRestoration } from 'react-router';
import { ScreenViews } from '../usage/screen-views.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What every screen stands in. */
export function Root() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <ScreenViews />
      <ScrollRestoration />
    </>
  );
}

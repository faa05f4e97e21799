import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { AuthUiInApp } from '../session/auth-ui-in-app.tsx';
import { ScreenViews } from '../platform/usage/screen-views.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What every screen stands in. */
export function Root() {
  return (
    <>
      <AuthUiInApp>
        <Outlet />
      </AuthUiInApp>
      <RouteAnnouncer />
      <ScreenViews />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** The first page of every visit has the same key, which must not bring back where another page was. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { AuthUiInApp } from '../session/auth-ui-in-app.tsx';
import { ScreenViews } from '../platform/usage/screen-views.tsx';
import { RouteAnnouncer } from '@quits/app-platform/screen/route-announcer.tsx';

/** Root route, which wraps every screen. */
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

/** Returns the scroll key of a page. The first page of every visit has the same `key`, so its path is used instead. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

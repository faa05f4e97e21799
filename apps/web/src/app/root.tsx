import { Outlet, ScrollRestoration } from 'react-router';

/** What every screen stands in. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

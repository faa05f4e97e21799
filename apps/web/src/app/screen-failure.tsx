import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useUsage } from '../platform/usage/usage-context.tsx';
import { RouteFailure } from './route-failure.tsx';

/** Error boundary of the routes; reports the error if the user has consented. */
export function ScreenFailure() {
  const cause = useRouteError();
  const usage = useUsage();
  useEffect(() => usage?.report(cause), [usage, cause]);
  return <RouteFailure cause={cause} />;
}

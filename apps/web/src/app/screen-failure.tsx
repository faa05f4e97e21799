import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useUsage } from '../platform/usage/usage-context.tsx';
import { RouteFailure } from './route-failure.tsx';

/** Stands in for a screen that broke, and reports why if the person agrees to that. */
export function ScreenFailure() {
  const cause = useRouteError();
  const usage = useUsage();
  useEffect(() => usage?.report(cause), [usage, cause]);
  return <RouteFailure cause={cause} />;
}

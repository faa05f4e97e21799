import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { screenOf } from './screen-of.ts';
import { useUsage } from './usage-context.tsx';

/** Records the kinds of screens that are shown. */
export function ScreenViews() {
  const usage = useUsage();
  const { pathname } = useLocation();
  useEffect(() => {
    const screen = screenOf(pathname);
    if (screen !== undefined) usage?.analytics.logScreenView(screen);
  }, [usage, pathname]);
  return null;
}

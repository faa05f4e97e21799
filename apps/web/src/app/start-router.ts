import { createBrowserRouter, NavigationType, type RouteObject } from 'react-router';
import { leaveFirstScreen } from '@quits/app-platform/boot/page-start.ts';
import { nextTask } from '@quits/app-platform/slices/next-task.ts';
import type { WarmUp } from './warm-up.ts';

/** Creates the router, which prefetches a screen's data while its code loads; skips the first screen if `hasForm` is set. */
export async function startRouter(routes: RouteObject[], warmUp: WarmUp, hasForm: boolean) {
  const router = createBrowserRouter(routes);
  router.subscribe(({ navigation, historyAction }) => {
    if (navigation.location !== undefined) warmUp(navigation.location.pathname);
    // A redirect replaces the entry, and leads to the screen that the page expects.
    if (historyAction === NavigationType.Push) leaveFirstScreen();
  });
  // A click on a notification, see `service-worker/show-notice.ts`.
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent) => {
    if (data?.type === 'OPEN') void router.navigate(data.path);
  });
  await nextTask();
  if (!hasForm) warmUp(window.location.pathname);
  return router;
}

import { createBrowserRouter, type RouteObject } from 'react-router';
import { nextTask } from '../platform/slices/next-task.ts';
import type { WarmUp } from '../platform/prefetch/warm-up.ts';

/** What a screen will show is asked for while its code is on its way; a form that can begin without it comes first. */
export async function startRouter(routes: RouteObject[], warmUp: WarmUp, hasForm: boolean) {
  const router = createBrowserRouter(routes);
  router.subscribe(({ navigation }) => {
    if (navigation.location !== undefined) warmUp(navigation.location.pathname);
  });
  await nextTask();
  if (!hasForm) warmUp(window.location.pathname);
  return router;
}

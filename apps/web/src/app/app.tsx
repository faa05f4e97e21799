import { useI18n } from '@quits/i18n/react';
import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchLinks } from '../prefetch/watch-links.ts';
import { createWarmUp, type WarmUp } from '../prefetch/warm-up.ts';
import { UsageProvider } from '../usage/usage-context.tsx';
import { keepProfileWhenIdle } from './keep-profile-when-idle.ts';
import { AppProviders } from './app-providers.tsx';
import { createRoutes } from './routes.tsx';
import type { Runtime } from './runtime.ts';

/** Props of {@link App}. */
export interface AppProps {
  readonly runtime: Runtime;
}

/** The app: its screens, what they work with, and the address. */
export function App({ runtime }: AppProps) {
  const [warmUp] = useState(() => createWarmUp(runtime.database, runtime.likelyUid));
  const [router] = useState(() => startRouter(warmUp));
  useEffect(() => watchLinks(createRoutes(), warmUp), [warmUp]);
  const i18n = useI18n();
  useEffect(() => keepProfileWhenIdle(runtime, i18n), [runtime, i18n]);
  return (
    <AppProviders runtime={runtime}>
      <UsageProvider usage={runtime.usage}>
        <RouterProvider router={router} />
      </UsageProvider>
    </AppProviders>
  );
}

/** What a screen will show is asked for while its code is on its way. */
function startRouter(warmUp: WarmUp) {
  const router = createBrowserRouter(createRoutes());
  warmUp(window.location.pathname);
  router.subscribe(({ navigation }) => {
    if (navigation.location !== undefined) warmUp(navigation.location.pathname);
  });
  return router;
}

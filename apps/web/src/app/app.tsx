import { useI18n } from '@quits/i18n/react';
import { useEffect } from 'react';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { registerServiceWorker } from '@quits/app-platform/updates/service-worker.ts';
import { isScreenReady } from '@quits/app-platform/screen/is-screen-ready.ts';
import { watchLinks } from '@quits/app-platform/prefetch/watch-links.ts';
import type { WarmUp } from './warm-up.ts';
import { SignInProviders } from '../session/sign-in-providers.ts';
import { UsageProvider } from '../platform/usage/usage-context.tsx';
import { updateSharedDataWhenIdle } from './update-shared-data-when-idle.ts';
import { keepProfileWhenIdle } from './keep-profile-when-idle.ts';
import { resumeSettlingWhenIdle } from './resume-settling-when-idle.ts';
import { AppProviders } from './app-providers.tsx';
import type { Runtime } from './runtime.ts';
import type { startRouter } from './start-router.ts';

/** Props of {@link App}. */
export interface AppProps {
  readonly runtime: Runtime;
  readonly routes: RouteObject[];
  readonly router: Awaited<ReturnType<typeof startRouter>>;
  readonly warmUp: WarmUp;
}

/** The app: providers and router. */
export function App({ runtime, routes, router, warmUp }: AppProps) {
  useEffect(() => watchLinks(routes, warmUp), [routes, warmUp]);
  // Register after the first render, so that downloads of the service worker don't compete with it.
  useEffect(() => registerServiceWorker(() => isScreenReady()), []);
  const i18n = useI18n();
  useEffect(() => keepProfileWhenIdle(runtime, i18n), [runtime, i18n]);
  useEffect(() => updateSharedDataWhenIdle(runtime), [runtime]);
  useEffect(() => resumeSettlingWhenIdle(runtime), [runtime]);
  return (
    <AppProviders runtime={{ ...runtime, auth: runtime.shownAuth }}>
      <UsageProvider usage={runtime.usage}>
        <SignInProviders value={runtime.signInProviders}>
          <RouterProvider router={router} />
        </SignInProviders>
      </UsageProvider>
    </AppProviders>
  );
}

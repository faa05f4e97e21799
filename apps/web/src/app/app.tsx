import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { watchLinks } from '../prefetch/watch-links.ts';
import { createWarmUp } from '../prefetch/warm-up.ts';
import { UsageProvider } from '../usage/usage-context.tsx';
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
  const [router] = useState(() => createBrowserRouter(createRoutes(warmUp)));
  useEffect(() => watchLinks(createRoutes(warmUp), warmUp), [warmUp]);
  return (
    <AppProviders runtime={runtime}>
      <UsageProvider usage={runtime.usage}>
        <RouterProvider router={router} />
      </UsageProvider>
    </AppProviders>
  );
}

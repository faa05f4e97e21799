import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { UsageProvider } from '../usage/usage-context.tsx';
import { AppProviders } from './app-providers.tsx';
import { createRouter } from './router.tsx';
import type { Runtime } from './runtime.ts';

/** Props of {@link App}. */
export interface AppProps {
  readonly runtime: Runtime;
}

/** The app: its screens, what they work with, and the address. */
export function App({ runtime }: AppProps) {
  const [router] = useState(createRouter);
  return (
    <AppProviders runtime={runtime}>
      <UsageProvider usage={runtime.usage}>
        <RouterProvider router={router} />
      </UsageProvider>
    </AppProviders>
  );
}

import { AuthProvider } from '@quits/auth/react';
import { DatabaseProvider } from '@quits/firestore/react';
import type { I18n } from '@quits/i18n';
import { I18nProvider } from '@quits/i18n/react';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { createRouter } from './router.tsx';
import type { Runtime } from './runtime.ts';

/** Props of {@link App}. */
export interface AppProps {
  readonly i18n: I18n;
  readonly runtime: Runtime;
}

/** Gives the screens what they work with. */
export function App({ i18n, runtime }: AppProps) {
  const [router] = useState(createRouter);
  return (
    <I18nProvider i18n={i18n}>
      <AuthProvider machine={runtime.auth}>
        <DatabaseProvider database={runtime.database}>
          <RouterProvider router={router} />
        </DatabaseProvider>
      </AuthProvider>
    </I18nProvider>
  );
}

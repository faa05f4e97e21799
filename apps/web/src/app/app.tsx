import { AuthProvider } from '@quits/auth/react';
import { DatabaseProvider } from '@quits/firestore/react';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { AccountToolsProvider } from '../account/account-tools.tsx';
import { DeleteFilesProvider } from '../files/delete-files.tsx';
import { FilesProvider } from '../files/files-context.tsx';
import { UsageProvider } from '../usage/usage-context.tsx';
import { createRouter } from './router.tsx';
import type { Runtime } from './runtime.ts';

/** Props of {@link App}. */
export interface AppProps {
  readonly runtime: Runtime;
}

/** Gives the screens what they work with. */
export function App({ runtime }: AppProps) {
  const [router] = useState(createRouter);
  return (
    <AuthProvider machine={runtime.auth}>
      <DatabaseProvider database={runtime.database}>
        <DeleteFilesProvider deleteFiles={runtime.deleteFiles}>
          <FilesProvider files={runtime.files}>
            <AccountToolsProvider tools={runtime.accountTools}>
              <UsageProvider usage={runtime.usage}>
                <RouterProvider router={router} />
              </UsageProvider>
            </AccountToolsProvider>
          </FilesProvider>
        </DeleteFilesProvider>
      </DatabaseProvider>
    </AuthProvider>
  );
}

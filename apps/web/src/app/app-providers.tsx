import { AuthProvider } from '@quits/auth/react';
import { DatabaseProvider } from '@quits/firestore/react';
import { I18nProvider, useI18n } from '@quits/i18n/react';
import { productErrorTexts } from '@quits/product';
import type { ReactNode } from 'react';
import { AccountToolsProvider } from '../account/account-tools.tsx';
import { DeleteFilesProvider } from '../files/delete-files.tsx';
import { FilesProvider } from '../files/files-context.tsx';
import type { Runtime } from './runtime.ts';

/** Props of {@link AppProviders}. */
export interface AppProvidersProps {
  readonly runtime: Pick<Runtime, 'auth' | 'database' | 'deleteFiles' | 'files' | 'accountTools'>;
  readonly children: ReactNode;
}

/** Provides the runtime's services to the screens. */
export function AppProviders({ runtime, children }: AppProvidersProps) {
  const i18n = useI18n();
  return (
    <I18nProvider i18n={i18n} errorTexts={productErrorTexts}>
      <AuthProvider machine={runtime.auth}>
        <DatabaseProvider database={runtime.database}>
          <DeleteFilesProvider deleteFiles={runtime.deleteFiles}>
            <FilesProvider files={runtime.files}>
              <AccountToolsProvider tools={runtime.accountTools}>{children}</AccountToolsProvider>
            </FilesProvider>
          </DeleteFilesProvider>
        </DatabaseProvider>
      </AuthProvider>
    </I18nProvider>
  );
}

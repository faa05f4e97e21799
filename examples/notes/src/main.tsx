import { AuthProvider, RequireAuth } from '@quits/auth/react';
import { DatabaseProvider } from '@quits/firestore/react';
import { syncDocumentLocale } from '@quits/i18n';
import { I18nProvider } from '@quits/i18n/react';
import { createRoot } from 'react-dom/client';
import { Notes } from './notes.tsx';
import { startServices } from './services.ts';
import { SignIn } from './sign-in.tsx';
import { createTexts } from './texts/texts.ts';

const [{ auth, database }, i18n] = await Promise.all([startServices(), createTexts()]);
syncDocumentLocale(i18n, document.documentElement);
createRoot(document.body).render(
  <I18nProvider i18n={i18n} errorTexts={{ 'notes/too-long': 'notes:tooLong' }}>
    <AuthProvider machine={auth}>
      <DatabaseProvider database={database}>
        <RequireAuth path="/" fallback="…" signedOut={<SignIn />}>
          <Notes />
        </RequireAuth>
      </DatabaseProvider>
    </AuthProvider>
  </I18nProvider>,
);

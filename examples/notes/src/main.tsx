import { AuthProvider, RequireSession } from '@quits/auth/react';
import { DatabaseProvider } from '@quits/firestore/react';
import { bindDocument } from '@quits/i18n';
import { I18nProvider } from '@quits/i18n/react';
import { createRoot } from 'react-dom/client';
import { Notes } from './notes.tsx';
import { startServices } from './services.ts';
import { SignIn } from './sign-in.tsx';
import { createTexts } from './texts/texts.ts';

const [{ auth, database }, i18n] = await Promise.all([startServices(), createTexts()]);
bindDocument(i18n, document.documentElement);
createRoot(document.body).render(
  <I18nProvider i18n={i18n} errorTexts={{ 'notes/too-long': 'notes:tooLong' }}>
    <AuthProvider machine={auth}>
      <DatabaseProvider database={database}>
        <RequireSession path="/" restoring="…" signedOut={<SignIn />}>
          <Notes />
        </RequireSession>
      </DatabaseProvider>
    </AuthProvider>
  </I18nProvider>,
);

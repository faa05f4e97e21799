import { AuthProvider, RequireSession } from '@quits/auth/react';
import { DatabaseProvider } from '@quits/firestore/react';
import { createRoot } from 'react-dom/client';
import { Notes } from './notes.tsx';
import { startServices } from './services.ts';
import { SignIn } from './sign-in.tsx';

const { auth, database } = await startServices();
createRoot(document.body).render(
  <AuthProvider machine={auth}>
    <DatabaseProvider database={database}>
      <RequireSession path="/" restoring="…" signedOut={<SignIn />}>
        <Notes />
      </RequireSession>
    </DatabaseProvider>
  </AuthProvider>,
);

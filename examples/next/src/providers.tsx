'use client';
import { createAuthAdapter, createAuthMachine, signedInUid } from '@quits/auth';
import { AuthProvider } from '@quits/auth/react';
import * as core from '@quits/firebase-core';
import { createDatabase } from '@quits/firestore';
import { DatabaseProvider } from '@quits/firestore/react';
import { type ReactNode, useState } from 'react';

/** Creates the services of the page; none of them starts on the server. */
function createServices(config: core.FirebaseConfig) {
  const provider = core.createFirebase(config);
  const machine = createAuthMachine({
    getAuth: () => createAuthAdapter(provider.auth()),
    sessionCookie: core.createSessionCookie(core.createHttpClient(), '/session'),
    hooks: { closeListeners: () => database.closeListeners() },
  });
  const database = createDatabase({ firestore: provider.firestore, uid: signedInUid(machine) });
  return { machine, database };
}

/** Provides the services to client components. */
export function Providers(props: { config: core.FirebaseConfig; children: ReactNode }) {
  const [{ machine, database }] = useState(() => createServices(props.config));
  return (
    <AuthProvider machine={machine}>
      <DatabaseProvider database={database}>{props.children}</DatabaseProvider>
    </AuthProvider>
  );
}

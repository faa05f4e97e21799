import type { FirebaseServices, FirebaseConfig } from '@quits/firebase-core';
import type { RestAccess } from '@quits/firestore';

/** The database's own REST interface, for what is too much for the provider's SDK. */
export function restAccess(
  provider: Pick<FirebaseServices, 'auth'>,
  { projectId, emulators }: FirebaseConfig,
): RestAccess {
  const { host, port } = emulators?.firestore ?? {};
  const origin = host === undefined ? 'https://firestore.googleapis.com' : `http://${host}:${port}`;
  return {
    baseUrl: `${origin}/v1/projects/${projectId}/databases/(default)/documents`,
    getToken: async () => (await provider.auth()).currentUser?.getIdToken(),
  };
}

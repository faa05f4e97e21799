import type { FirebaseServices, FirebaseConfig } from '@quits/firebase-core';
import type { RestAccess } from '@quits/firestore';

/** Returns access to Firestore's REST API, for reads that are too large for the SDK. */
export function restAccess(
  provider: Pick<FirebaseServices, 'auth'>,
  { projectId, emulators }: FirebaseConfig,
): RestAccess {
  const { host, port } = emulators?.firestore ?? {};
  const origin = host === undefined ? 'https://firestore.googleapis.com' : `http://${host}:${port}`;
  return {
    baseUrl: `${origin}/v1/projects/${projectId}/databases/(default)/documents`,
    async getToken() {
      const auth = await provider.auth();
      await auth.authStateReady();
      return auth.currentUser?.getIdToken();
    },
  };
}

import type { Provider, ProviderConfig } from '@quits/firebase-core';
import type { DirectAccess } from '@quits/firestore';

/** The database's own REST interface, for what is too much for the provider's SDK. */
export function directAccess(
  provider: Pick<Provider, 'auth'>,
  { projectId, emulators }: ProviderConfig,
): DirectAccess {
  const { host, port } = emulators?.firestore ?? {};
  const origin = host === undefined ? 'https://firestore.googleapis.com' : `http://${host}:${port}`;
  return {
    root: `${origin}/v1/projects/${projectId}/databases/(default)/documents`,
    token: async () => (await provider.auth()).currentUser?.getIdToken(),
  };
}

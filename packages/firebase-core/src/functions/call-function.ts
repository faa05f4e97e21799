import { getFunctions, httpsCallable } from 'firebase/functions';
import { hasOwnEndpoints } from '../config/firebase-config.ts';
import type { FirebaseServices } from '../provider/create-firebase.ts';

/**
 * Calls a function as the signed-in user and returns its answer. The embedded backend has functions on the app's own origin.
 * @throws the SDK's `FunctionsError`
 */
export async function callFunction(
  services: Pick<FirebaseServices, 'app' | 'auth' | 'config'>,
  name: string,
  data: unknown,
): Promise<unknown> {
  // The first request would otherwise be unauthenticated.
  const [app] = await Promise.all([services.app(), services.auth()]);
  const isOwn = hasOwnEndpoints(services.config);
  const functions = isOwn
    ? getFunctions(app, `${globalThis.location.origin}/__/functions`)
    : getFunctions(app);
  return (await httpsCallable(functions, name)(data)).data;
}

import { type FirebaseApp, FirebaseError } from 'firebase/app';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { hasOwnEndpoints } from '../config/firebase-config.ts';
import type { FirebaseServices } from '../provider/create-firebase.ts';

/**
 * Calls a function as the signed-in user and returns its answer. The embedded backend has functions on the app's own origin; where it
 * refuses calls without an App Check token, solves its puzzle and repeats the call.
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
  const call = httpsCallable(functions, name);
  try {
    return (await call(data)).data;
  } catch (error) {
    const isRefused = error instanceof FirebaseError && error.code === 'functions/unauthenticated';
    if (!isOwn || !isRefused || !(await proveWork(app))) throw error;
    return (await call(data)).data;
  }
}

/** Gets an App Check token for proof of work; returns whether the server gives any. */
async function proveWork(app: FirebaseApp): Promise<boolean> {
  const { attest } = await import('../attestation/attest.ts');
  return attest(app).then(
    () => true,
    () => false,
  );
}

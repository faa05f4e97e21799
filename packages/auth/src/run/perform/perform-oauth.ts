import { appError } from '@quits/errors';
import type { OAuthProvider } from 'firebase/auth';
import type { RedirectIntent } from '../../records/auth-records.ts';
import type { Operation } from '../../transition/operation.ts';
import { requireUser, type Bench } from './bench.ts';
import { withoutSecret } from './without-secret.ts';

/** After the window has the focus again a result may still be on its way for so long, in ms. */
const GRACE = 600;

/** Opens another provider's popup. @throws the provider's error */
export async function performPopup(
  bench: Bench,
  { providerId, purpose }: Extract<Operation, { op: 'popup' }>,
  focusBack: () => void,
): Promise<void> {
  const { auth, sdk, secrets, context } = bench;
  const provider = providerOf(bench, providerId);
  const resolver = sdk.browserPopupRedirectResolver;
  const stop = watchFocus(() => context.clock.after(GRACE, focusBack));
  try {
    switch (purpose) {
      case 'signIn':
        await sdk.signInWithPopup(auth, provider, resolver);
        break;
      case 'link': {
        const user = requireUser(bench);
        const wasGuest = user.isAnonymous;
        await sdk.linkWithPopup(user, provider, resolver);
        if (wasGuest) await user.getIdToken(true);
        break;
      }
      case 'reauth':
        await sdk.reauthenticateWithPopup(requireUser(bench), provider, resolver);
        break;
      default:
        purpose satisfies never;
    }
  } catch (caught) {
    holdCredential(bench, caught);
    throw caught;
  } finally {
    stop();
  }
  secrets.credential = undefined;
}

/** Leaves the page for another provider; the intent is kept for the way back. @throws the provider's error */
export async function performRedirect(
  bench: Bench,
  { providerId, purpose }: Extract<Operation, { op: 'redirect' }>,
): Promise<void> {
  const { auth, sdk, context } = bench;
  const provider = providerOf(bench, providerId);
  const resolver = sdk.browserPopupRedirectResolver;
  context.records.redirect.write({ providerId, purpose, resume: resumption(bench) });
  try {
    switch (purpose) {
      case 'signIn':
        await sdk.signInWithRedirect(auth, provider, resolver);
        break;
      case 'link':
        await sdk.linkWithRedirect(requireUser(bench), provider, resolver);
        break;
      case 'reauth':
        await sdk.reauthenticateWithRedirect(requireUser(bench), provider, resolver);
        break;
      default:
        purpose satisfies never;
    }
  } catch (caught) {
    context.records.redirect.write(undefined);
    throw caught;
  }
}

/** What was asked to be proved for, when it can be kept. */
function resumption({ context, vault }: Bench): RedirectIntent['resume'] {
  const { after } = context.getState().flow;
  if (after?.do !== 'resume') return undefined;
  const operation = withoutSecret(vault.of(after.flow.id).operation);
  return operation && { flow: after.flow, operation };
}

/** Keeps the credential of an account that could not be used by itself; the provider gives it once. */
export function holdCredential({ sdk, secrets }: Bench, caught: unknown): void {
  try {
    const held = sdk.OAuthProvider.credentialFromError(caught as never);
    if (held !== null) secrets.credential = held;
  } catch {
    // The failure carries no credential.
  }
}

function providerOf({ sdk, context }: Bench, providerId: string): OAuthProvider {
  const options = context.options.providers?.[providerId];
  if (context.options.providers !== undefined && options === undefined) {
    throw appError('session/method-unavailable');
  }
  const provider = new sdk.OAuthProvider(providerId);
  for (const scope of options?.scopes ?? []) provider.addScope(scope);
  if (options?.parameters !== undefined) provider.setCustomParameters({ ...options.parameters });
  return provider;
}

function watchFocus(focused: () => void): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => undefined;
  globalThis.addEventListener('focus', focused);
  return () => globalThis.removeEventListener('focus', focused);
}

import type { OAuthProvider } from 'firebase/auth';
import type { Operation } from '../../transition/operation.ts';
import { isGuest } from '../is-guest.ts';
import { requireUser, type OperationContext } from './operation-context.ts';
import { authErrors } from '../../state/auth-errors.ts';

/** How long a result may still arrive after the window has regained focus, in ms. */
const GRACE = 600;

/** Opens another provider's popup. @throws the provider's error */
export async function performPopup(
  operationContext: OperationContext,
  { providerId, purpose }: Extract<Operation, { type: 'popup' }>,
  focusBack: () => void,
): Promise<void> {
  const { auth, sdk, secrets, context } = operationContext;
  const provider = providerOf(operationContext, providerId);
  const resolver = sdk.browserPopupRedirectResolver;
  const stop = watchFocus(() => context.clock.after(GRACE, focusBack));
  try {
    switch (purpose) {
      case 'signIn':
        await sdk.signInWithPopup(auth, provider, resolver);
        break;
      case 'link': {
        const user = requireUser(operationContext);
        const wasGuest = isGuest(context, user);
        await sdk.linkWithPopup(user, provider, resolver);
        if (wasGuest) await user.getIdToken(true);
        break;
      }
      case 'reauth':
        await sdk.reauthenticateWithPopup(requireUser(operationContext), provider, resolver);
        break;
      default:
        purpose satisfies never;
    }
  } catch (caught) {
    holdCredential(operationContext, caught);
    throw caught;
  } finally {
    stop();
  }
  secrets.credential = undefined;
}

/** Holds the credential from a failed sign-in; the provider returns it only once. */
function holdCredential({ sdk, secrets }: OperationContext, caught: unknown): void {
  try {
    const held = sdk.OAuthProvider.credentialFromError(caught as never);
    if (held !== null) secrets.credential = held;
  } catch {
    // The failure carries no credential.
  }
}

/**
 * Creates the provider with the app's scopes and parameters. @throws if the app doesn't offer the
 * method
 */
export function providerOf({ sdk, context }: OperationContext, providerId: string): OAuthProvider {
  const options = context.options.providers?.[providerId];
  if (context.options.providers !== undefined && options === undefined) {
    throw authErrors.create('session/method-unavailable');
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

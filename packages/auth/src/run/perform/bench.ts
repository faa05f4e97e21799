import { appError } from '@quits/errors';
import type { ApplicationVerifier, AuthCredential, User } from 'firebase/auth';
import type { Purpose } from '../../state/flows/flow-base.ts';
import type { AuthBinding } from '../binding.ts';
import type { RunContext } from '../context.ts';
import type { FlowSecrets, Vault } from '../vault.ts';

/** What an operation works with. */
export interface Bench extends AuthBinding {
  readonly context: RunContext;
  readonly vault: Vault;
  /** What its own flow keeps. */
  readonly secrets: FlowSecrets;
}

/** The user that an operation changes. @throws when there is none */
export function requireUser({ auth }: Bench): User {
  if (auth.currentUser === null) throw appError('auth/user-signed-out');
  return auth.currentUser;
}

/** Signs in, adds a method or proves who is there, with a credential. */
export async function applyCredential(
  bench: Bench,
  credential: AuthCredential,
  purpose: Purpose,
): Promise<void> {
  const { auth, sdk } = bench;
  switch (purpose) {
    case 'signIn':
      await sdk.signInWithCredential(auth, credential);
      break;
    case 'link':
      await linkTo(bench, credential);
      break;
    case 'reauth':
      await sdk.reauthenticateWithCredential(requireUser(bench), credential);
      break;
    default:
      purpose satisfies never;
  }
}

/** Adds a method to the account; a guest becomes an account and keeps uid and data. */
export async function linkTo(bench: Bench, credential: AuthCredential): Promise<void> {
  const user = requireUser(bench);
  const wasGuest = user.isAnonymous;
  await bench.sdk.linkWithCredential(user, credential);
  // The token still says `anonymous`, and rules read the token.
  if (wasGuest) await user.getIdToken(true);
}

/** Shows the provider that a person asks for an SMS. */
export function verifierOf({ auth, sdk, context }: Bench): ApplicationVerifier {
  const made = context.options.verifier?.({ auth, sdk });
  if (made !== undefined) return made;
  const element = globalThis.document.body.appendChild(globalThis.document.createElement('div'));
  return new sdk.RecaptchaVerifier(auth, element, { size: 'invisible' });
}

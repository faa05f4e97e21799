import type { ApplicationVerifier, AuthCredential } from 'firebase/auth';
import type { SignInPurpose } from '../../state/sign-in-purpose.ts';
import { linkTo, requireUser, type OperationContext } from './operation-context.ts';

/** Signs in, links a method or reauthenticates, with a credential. */
export async function applyCredential(
  operationContext: OperationContext,
  credential: AuthCredential,
  purpose: SignInPurpose,
): Promise<void> {
  const { auth, sdk } = operationContext;
  switch (purpose) {
    case 'signIn':
      await sdk.signInWithCredential(auth, credential);
      break;
    case 'link':
      await linkTo(operationContext, credential);
      break;
    case 'reauth':
      await sdk.reauthenticateWithCredential(requireUser(operationContext), credential);
      break;
    default:
      purpose satisfies never;
  }
}

/** Creates the verifier that proves to the provider that a human requests an SMS. */
export function verifierOf({ auth, sdk, context }: OperationContext): ApplicationVerifier {
  const made = context.options.recaptchaVerifier?.({ auth, sdk });
  if (made !== undefined) return made;
  const element = globalThis.document.body.appendChild(globalThis.document.createElement('div'));
  return new sdk.RecaptchaVerifier(auth, element, { size: 'invisible' });
}

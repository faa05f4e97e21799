import type { User } from 'firebase/auth';
import type { Operation } from '../transition/operation.ts';
import type { AuthBinding } from './binding.ts';

/** Carries out an operation; resolves with the user that came of it. @throws the provider's error */
export async function perform({ auth, sdk }: AuthBinding, operation: Operation): Promise<User> {
  switch (operation.op) {
    case 'guest':
      return (await sdk.signInAnonymously(auth)).user;
    case 'signIn':
      return (await sdk.signInWithEmailAndPassword(auth, operation.email, operation.password)).user;
    case 'signUp':
      return signUp({ auth, sdk }, operation);
    default:
      return operation satisfies never;
  }
}

/** A guest keeps uid and data: the password is added to the account that exists. */
async function signUp(
  { auth, sdk }: AuthBinding,
  { email, password, displayName }: Extract<Operation, { op: 'signUp' }>,
): Promise<User> {
  const guest = auth.currentUser?.isAnonymous ? auth.currentUser : null;
  const { user } =
    guest === null
      ? await sdk.createUserWithEmailAndPassword(auth, email, password)
      : await sdk.linkWithCredential(guest, sdk.EmailAuthProvider.credential(email, password));
  if (displayName !== undefined) await sdk.updateProfile(user, { displayName });
  // The token still says `anonymous`; rules read the token.
  if (guest !== null) await user.getIdToken(true);
  return user;
}

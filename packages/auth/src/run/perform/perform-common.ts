import type { Operation } from '../../transition/operation.ts';
import { linkTo, requireUser, type Bench } from './bench.ts';
import { authErrors } from '../../state/auth-errors.ts';

type CommonOperation = Extract<Operation, { op: 'guest' | 'signIn' | 'signUp' }>;

/** Carries out a way in that most visits need. @throws the provider's error */
export async function performCommon(bench: Bench, operation: CommonOperation): Promise<void> {
  const { auth, sdk } = bench;
  switch (operation.op) {
    case 'guest':
      await sdk.signInAnonymously(auth);
      return;
    case 'signIn':
      return signIn(bench, operation);
    case 'signUp':
      return signUp(bench, operation);
    default:
      return operation satisfies never;
  }
}

/** A guest with something to lose is asked first what to do with it. */
async function signIn(
  { auth, sdk, secrets, context }: Bench,
  { email, password }: Extract<CommonOperation, { op: 'signIn' }>,
): Promise<void> {
  const items = auth.currentUser?.isAnonymous ? await context.options.merge?.count() : 0;
  if (items !== undefined && items > 0) {
    secrets.credential = sdk.EmailAuthProvider.credential(email, password);
    throw authErrors.create('auth/credential-already-in-use');
  }
  await sdk.signInWithEmailAndPassword(auth, email, password);
}

async function signUp(
  bench: Bench,
  { email, password, displayName }: Extract<CommonOperation, { op: 'signUp' }>,
): Promise<void> {
  const { auth, sdk } = bench;
  const guest = auth.currentUser?.isAnonymous === true;
  if (guest) await linkTo(bench, sdk.EmailAuthProvider.credential(email, password));
  else await sdk.createUserWithEmailAndPassword(auth, email, password);
  if (displayName !== undefined) await sdk.updateProfile(requireUser(bench), { displayName });
}

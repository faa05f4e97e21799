import type { Operation } from '../../transition/operation.ts';
import { isGuest } from '../is-guest.ts';
import { linkTo, requireUser, type OperationContext } from './operation-context.ts';
import { authErrors } from '../../state/auth-errors.ts';

type CommonOperation = Extract<Operation, { type: 'guest' | 'signIn' | 'signUp' }>;

/** Runs an operation that most visits need. @throws the provider's error */
export async function performCommon(
  operationContext: OperationContext,
  operation: CommonOperation,
): Promise<void> {
  const { auth, sdk } = operationContext;
  switch (operation.type) {
    case 'guest':
      await sdk.signInAnonymously(auth);
      return;
    case 'signIn':
      return signIn(operationContext, operation);
    case 'signUp':
      return signUp(operationContext, operation);
    default:
      return operation satisfies never;
  }
}

/** Signs in; a guest with data is asked first what to do with it. */
async function signIn(
  { auth, sdk, secrets, context }: OperationContext,
  { email, password }: Extract<CommonOperation, { type: 'signIn' }>,
): Promise<void> {
  const items = isGuest(context, auth.currentUser) ? await context.options.merge?.count() : 0;
  if (items !== undefined && items > 0) {
    secrets.credential = sdk.EmailAuthProvider.credential(email, password);
    throw authErrors.create('auth/credential-already-in-use');
  }
  await sdk.signInWithEmailAndPassword(auth, email, password);
}

async function signUp(
  operationContext: OperationContext,
  { email, password, displayName }: Extract<CommonOperation, { type: 'signUp' }>,
): Promise<void> {
  const { auth, sdk, context } = operationContext;
  if (isGuest(context, auth.currentUser))
    await linkTo(operationContext, sdk.EmailAuthProvider.credential(email, password));
  else await sdk.createUserWithEmailAndPassword(auth, email, password);
  if (displayName !== undefined)
    await sdk.updateProfile(requireUser(operationContext), { displayName });
}

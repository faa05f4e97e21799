import { toAppError } from '@quits/errors';
import type { ActionMode } from '../../state/flow.ts';
import type { Operation, OperationResult } from '../../transition/operation.ts';
import { isGuest } from '../is-guest.ts';
import { requireUser, type OperationContext } from './operation-context.ts';
import { sendOnce } from './send-once.ts';
import { authErrors } from '../../state/auth-errors.ts';

type AccountOperation = Extract<
  Operation,
  {
    type:
      | 'checkAction'
      | 'applyAction'
      | 'sendReset'
      | 'sendVerification'
      | 'changeEmail'
      | 'changePassword'
      | 'updateProfile'
      | 'unlink'
      | 'signOutOthers'
      | 'deleteData'
      | 'deleteUser';
  }
>;

const modes: Readonly<Record<string, ActionMode>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  RECOVER_EMAIL: 'recoverEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
};

/**
 * Maximum age of a sign-in when data is deleted, in ms; the provider allows a minute more for the
 * account.
 */
const RECENT = 4 * 60_000;

/** Carries out a change to the account. @throws the provider's error */
export async function performAccount(
  operationContext: OperationContext,
  operation: AccountOperation,
): Promise<OperationResult> {
  const { auth, sdk, secrets, context } = operationContext;
  switch (operation.type) {
    case 'checkAction': {
      const { operation: found, data } = await sdk.checkActionCode(auth, operation.code);
      const mode = modes[found];
      if (mode === undefined) throw authErrors.create('auth/invalid-action-code');
      secrets.actionCode = operation.code;
      return { action: { mode, email: data.email ?? undefined } };
    }
    case 'applyAction':
      await applyAction(operationContext, operation);
      return {};
    case 'sendReset':
      return sendOnce(operationContext, operation, () =>
        sendReset(operationContext, operation.email),
      );
    case 'sendVerification':
      return sendOnce(operationContext, operation, () =>
        sdk.sendEmailVerification(
          requireUser(operationContext),
          context.options.actionCodeSettings?.(),
        ),
      );
    case 'changeEmail':
      return sendOnce(operationContext, operation, () =>
        sdk.verifyBeforeUpdateEmail(
          requireUser(operationContext),
          operation.email,
          context.options.actionCodeSettings?.(),
        ),
      );
    case 'changePassword':
      await sdk.updatePassword(requireUser(operationContext), operation.password);
      return {};
    case 'updateProfile': {
      const { displayName, photoURL } = operation;
      await sdk.updateProfile(requireUser(operationContext), {
        ...(displayName !== undefined && { displayName }),
        ...(photoURL !== undefined && { photoURL }),
      });
      return {};
    }
    case 'unlink':
      await sdk.unlink(requireUser(operationContext), operation.providerId);
      return {};
    case 'signOutOthers': {
      const { password } = operation;
      const user = requireUser(operationContext);
      const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
      await sdk.reauthenticateWithCredential(user, credential);
      // Setting a password, even the same one, ends every other session.
      await sdk.updatePassword(user, password);
      return {};
    }
    case 'deleteData':
      await requireRecentSignIn(operationContext);
      await context.options.hooks?.deleteData?.();
      return {};
    case 'deleteUser':
      await deleteUser(operationContext);
      return {};
    default:
      return operation satisfies never;
  }
}

/**
 * Checks the age of the sign-in before data is deleted; the provider checks it only when the
 * account itself is deleted, when the data would be gone.
 */
async function requireRecentSignIn(operationContext: OperationContext): Promise<void> {
  const user = requireUser(operationContext);
  // A guest can't reauthenticate.
  if (isGuest(operationContext.context, user)) return;
  // A new token contains the server's time; this device's clock may be wrong.
  const { authTime, issuedAtTime } = await user.getIdTokenResult(true);
  if (Date.parse(issuedAtTime) - Date.parse(authTime) > RECENT) {
    throw authErrors.create('auth/requires-recent-login');
  }
}

async function deleteUser(operationContext: OperationContext): Promise<void> {
  const { auth, sdk, context } = operationContext;
  const user = requireUser(operationContext);
  try {
    await user.delete();
  } catch (caught) {
    const old = toAppError(caught).code === 'auth/requires-recent-login';
    if (!old || !isGuest(context, user)) throw caught;
    // A guest without data can be abandoned; its account can't be reached again.
    await sdk.signOut(auth);
  }
}

async function sendReset({ auth, sdk, context }: OperationContext, email: string): Promise<void> {
  try {
    await sdk.sendPasswordResetEmail(auth, email, context.options.actionCodeSettings?.());
  } catch (caught) {
    // Don't reveal whether an account exists.
    if (toAppError(caught).code !== 'auth/user-not-found') throw caught;
  }
}

async function applyAction(
  { auth, sdk, secrets }: OperationContext,
  { mode, password }: Extract<AccountOperation, { type: 'applyAction' }>,
): Promise<void> {
  const code = secrets.actionCode ?? '';
  if (mode === 'resetPassword') {
    await sdk.confirmPasswordReset(auth, code, password ?? '');
    return;
  }
  await sdk.applyActionCode(auth, code);
  if (auth.currentUser === null || mode !== 'verifyEmail') return;
  await auth.currentUser.reload();
  // Rules read `email_verified` from the token.
  await auth.currentUser.getIdToken(true);
}

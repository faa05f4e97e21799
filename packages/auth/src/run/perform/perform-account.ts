import { appError } from '@quits/errors';
import type { ActionMode } from '../../state/flows/account-flows.ts';
import type { Operation, OperationResult } from '../../transition/operation.ts';
import { requireUser, type Bench } from './bench.ts';

type AccountOperation = Extract<
  Operation,
  {
    op:
      | 'checkAction'
      | 'applyAction'
      | 'sendReset'
      | 'sendVerification'
      | 'changeEmail'
      | 'changePassword'
      | 'updateProfile'
      | 'unlink'
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

/** Carries out a change to the account. @throws the provider's error */
export async function performAccount(
  bench: Bench,
  operation: AccountOperation,
): Promise<OperationResult> {
  const { auth, sdk, secrets, context } = bench;
  switch (operation.op) {
    case 'checkAction': {
      const { operation: found, data } = await sdk.checkActionCode(auth, operation.code);
      const mode = modes[found];
      if (mode === undefined) throw appError('auth/invalid-action-code');
      secrets.actionCode = operation.code;
      return { action: { mode, email: data.email ?? undefined } };
    }
    case 'applyAction':
      await applyAction(bench, operation);
      return {};
    case 'sendReset':
      try {
        await sdk.sendPasswordResetEmail(auth, operation.email, context.options.mail?.());
      } catch (caught) {
        // Whether an account exists is nobody's business.
        if (!isUserNotFound(caught)) throw caught;
      }
      return {};
    case 'sendVerification':
      await sdk.sendEmailVerification(requireUser(bench), context.options.mail?.());
      return {};
    case 'changeEmail':
      await sdk.verifyBeforeUpdateEmail(
        requireUser(bench),
        operation.email,
        context.options.mail?.(),
      );
      return {};
    case 'changePassword':
      await sdk.updatePassword(requireUser(bench), operation.password);
      return {};
    case 'updateProfile': {
      const { displayName, photoURL } = operation;
      await sdk.updateProfile(requireUser(bench), {
        ...(displayName !== undefined && { displayName }),
        ...(photoURL !== undefined && { photoURL }),
      });
      return {};
    }
    case 'unlink':
      await sdk.unlink(requireUser(bench), operation.providerId);
      return {};
    case 'deleteData':
      await context.options.hooks?.deleteData?.();
      return {};
    case 'deleteUser':
      await requireUser(bench).delete();
      return {};
    default:
      return operation satisfies never;
  }
}

async function applyAction(
  { auth, sdk, secrets }: Bench,
  { mode, password }: Extract<AccountOperation, { op: 'applyAction' }>,
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

function isUserNotFound(caught: unknown): boolean {
  return (
    typeof caught === 'object' &&
    caught !== null &&
    Reflect.get(caught, 'code') === 'auth/user-not-found'
  );
}

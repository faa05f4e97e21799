import { toAppError } from '@quits/errors';
import type { Operation, OperationResult } from '../../transition/operation.ts';
import { applyCredential, verifierOf } from './apply-credential.ts';
import { isGuest } from '../is-guest.ts';
import { requireUser, type OperationContext } from './operation-context.ts';
import { sendOnce } from './send-once.ts';
import { authErrors } from '../../state/auth-errors.ts';

type EntryOperation = Extract<
  Operation,
  {
    type:
      | 'customToken'
      | 'sendLink'
      | 'completeLink'
      | 'sendSms'
      | 'verifySms'
      | 'linkHeld'
      | 'switchHeld'
      | 'reauthPassword';
  }
>;

/** Runs one of the less common sign-in operations. @throws the provider's error */
export async function performEntry(
  operationContext: OperationContext,
  operation: EntryOperation,
): Promise<OperationResult> {
  const { auth, sdk, secrets, flowSecrets } = operationContext;
  switch (operation.type) {
    case 'customToken':
      await signInWithToken(operationContext, operation.token);
      return {};
    case 'sendLink':
      return sendOnce(operationContext, operation, () =>
        sendLink(operationContext, operation.email),
      );
    case 'completeLink':
      await completeLink(operationContext, operation);
      return {};
    case 'sendSms': {
      const provider = new sdk.PhoneAuthProvider(auth);
      secrets.verificationId = await provider.verifyPhoneNumber(
        operation.phoneNumber,
        verifierOf(operationContext),
      );
      return {};
    }
    case 'verifySms':
      await applyCredential(
        operationContext,
        sdk.PhoneAuthProvider.credential(secrets.verificationId ?? '', operation.code),
        operation.purpose,
      );
      return {};
    case 'linkHeld':
    case 'switchHeld': {
      const { credential, customToken } = flowSecrets.of(operation.from);
      if (customToken !== undefined) {
        await sdk.signInWithCustomToken(auth, customToken);
        return {};
      }
      if (credential === undefined) throw authErrors.create('session/link-failed');
      await applyCredential(
        operationContext,
        credential,
        operation.type === 'linkHeld' ? 'link' : 'signIn',
      );
      return {};
    }
    case 'reauthPassword': {
      const user = requireUser(operationContext);
      const credential = sdk.EmailAuthProvider.credential(user.email ?? '', operation.password);
      await sdk.reauthenticateWithCredential(user, credential);
      return {};
    }
    default:
      return operation satisfies never;
  }
}

/** Signs in with a custom token; a guest with data is asked first what to do with it. */
async function signInWithToken(
  { auth, sdk, secrets, context }: OperationContext,
  token: string,
): Promise<void> {
  const { currentUser } = auth;
  const isOther = isGuest(context, currentUser) && currentUser?.uid !== uidIn(token);
  const items = isOther ? await context.options.merge?.count() : 0;
  if (items !== undefined && items > 0) {
    secrets.customToken = token;
    throw authErrors.create('auth/credential-already-in-use');
  }
  await sdk.signInWithCustomToken(auth, token);
}

/** Returns the account that a custom token is for; `undefined` if it can't be read. */
function uidIn(token: string): unknown {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'uid') : undefined;
  } catch {
    return undefined;
  }
}

async function sendLink({ auth, sdk, context }: OperationContext, email: string): Promise<void> {
  const settings = context.options.actionCodeSettings?.();
  if (settings === undefined) throw authErrors.create('session/method-unavailable');
  await sdk.sendSignInLinkToEmail(auth, email, { ...settings, handleCodeInApp: true });
  context.records.linkEmail.write(email);
}

async function completeLink(
  operationContext: OperationContext,
  { email, purpose }: Extract<EntryOperation, { type: 'completeLink' }>,
): Promise<void> {
  const { auth, sdk, secrets, context } = operationContext;
  const credential = sdk.EmailAuthProvider.credentialWithLink(email, secrets.link ?? '');
  try {
    await applyCredential(operationContext, credential, purpose);
  } catch (caught) {
    const taken = toAppError(caught).code === 'auth/email-already-in-use';
    if (!taken || !isGuest(context, auth.currentUser)) throw caught;
    secrets.credential = credential;
    throw authErrors.create('auth/credential-already-in-use', { cause: caught });
  }
  // Cleared only now, so that a failed attempt can be repeated.
  context.records.linkEmail.write(undefined);
  context.records.sentMail.write(undefined);
  context.options.hooks?.onEmailLinkUsed?.();
}

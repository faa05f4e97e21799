import { fromProviderError } from '@quits/errors';
import type { Operation, OperationResult } from '../../transition/operation.ts';
import { applyCredential, verifierOf } from './apply-credential.ts';
import { requireUser, type Bench } from './bench.ts';
import { sendOnce } from './send-once.ts';
import { authErrors } from '../../state/auth-errors.ts';

type EntryOperation = Extract<
  Operation,
  {
    op:
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

/** Carries out one of the rarer ways to sign in. @throws the provider's error */
export async function performEntry(
  bench: Bench,
  operation: EntryOperation,
): Promise<OperationResult> {
  const { auth, sdk, secrets, vault } = bench;
  switch (operation.op) {
    case 'customToken':
      await sdk.signInWithCustomToken(auth, operation.token);
      return {};
    case 'sendLink':
      return sendOnce(bench, operation, () => sendLink(bench, operation.email));
    case 'completeLink':
      await completeLink(bench, operation);
      return {};
    case 'sendSms': {
      const provider = new sdk.PhoneAuthProvider(auth);
      secrets.verificationId = await provider.verifyPhoneNumber(
        operation.phoneNumber,
        verifierOf(bench),
      );
      return {};
    }
    case 'verifySms':
      await applyCredential(
        bench,
        sdk.PhoneAuthProvider.credential(secrets.verificationId ?? '', operation.code),
        operation.purpose,
      );
      return {};
    case 'linkHeld':
    case 'switchHeld': {
      const { credential } = vault.of(operation.from);
      if (credential === undefined) throw authErrors.create('session/link-failed');
      await applyCredential(bench, credential, operation.op === 'linkHeld' ? 'link' : 'signIn');
      return {};
    }
    case 'reauthPassword': {
      const user = requireUser(bench);
      const credential = sdk.EmailAuthProvider.credential(user.email ?? '', operation.password);
      await sdk.reauthenticateWithCredential(user, credential);
      return {};
    }
    default:
      return operation satisfies never;
  }
}

async function sendLink({ auth, sdk, context }: Bench, email: string): Promise<void> {
  const settings = context.options.mail?.();
  if (settings === undefined) throw authErrors.create('session/method-unavailable');
  await sdk.sendSignInLinkToEmail(auth, email, { ...settings, handleCodeInApp: true });
  context.records.linkEmail.write(email);
}

async function completeLink(
  bench: Bench,
  { email, purpose }: Extract<EntryOperation, { op: 'completeLink' }>,
): Promise<void> {
  const { auth, sdk, secrets, context } = bench;
  const credential = sdk.EmailAuthProvider.credentialWithLink(email, secrets.link ?? '');
  try {
    await applyCredential(bench, credential, purpose);
  } catch (caught) {
    const taken = fromProviderError(caught).code === 'auth/email-already-in-use';
    if (!taken || auth.currentUser?.isAnonymous !== true) throw caught;
    secrets.credential = credential;
    throw authErrors.create('auth/credential-already-in-use', { cause: caught });
  }
  // Only now: a failed attempt must be possible again.
  context.records.linkEmail.write(undefined);
  context.records.sentMail.write(undefined);
  context.options.hooks?.linkUsed?.();
}

import { appError, fromProviderError } from '@quits/errors';
import type { Operation } from '../../transition/operation.ts';
import { linkTo, requireUser, applyCredential, verifierOf, type Bench } from './bench.ts';

type EntryOperation = Extract<
  Operation,
  {
    op:
      | 'guest'
      | 'signIn'
      | 'signUp'
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

/** Carries out one way to sign in. @throws the provider's error */
export async function performEntry(bench: Bench, operation: EntryOperation): Promise<void> {
  const { auth, sdk, secrets, vault } = bench;
  switch (operation.op) {
    case 'guest':
      await sdk.signInAnonymously(auth);
      return;
    case 'signIn':
      return signIn(bench, operation);
    case 'signUp':
      return signUp(bench, operation);
    case 'customToken':
      await sdk.signInWithCustomToken(auth, operation.token);
      return;
    case 'sendLink':
      return sendLink(bench, operation.email);
    case 'completeLink':
      return completeLink(bench, operation);
    case 'sendSms': {
      const provider = new sdk.PhoneAuthProvider(auth);
      secrets.verificationId = await provider.verifyPhoneNumber(
        operation.phoneNumber,
        verifierOf(bench),
      );
      return;
    }
    case 'verifySms':
      return applyCredential(
        bench,
        sdk.PhoneAuthProvider.credential(secrets.verificationId ?? '', operation.code),
        operation.purpose,
      );
    case 'linkHeld':
    case 'switchHeld': {
      const { credential } = vault.of(operation.from);
      if (credential === undefined) throw appError('session/link-failed');
      return applyCredential(bench, credential, operation.op === 'linkHeld' ? 'link' : 'signIn');
    }
    case 'reauthPassword': {
      const user = requireUser(bench);
      const credential = sdk.EmailAuthProvider.credential(user.email ?? '', operation.password);
      await sdk.reauthenticateWithCredential(user, credential);
      return;
    }
    default:
      return operation satisfies never;
  }
}

/** A guest with something to lose is asked first what to do with it. */
async function signIn(
  { auth, sdk, secrets, context }: Bench,
  { email, password }: Extract<EntryOperation, { op: 'signIn' }>,
): Promise<void> {
  const items = auth.currentUser?.isAnonymous ? await context.options.merge?.count() : 0;
  if (items !== undefined && items > 0) {
    secrets.credential = sdk.EmailAuthProvider.credential(email, password);
    throw appError('auth/credential-already-in-use');
  }
  await sdk.signInWithEmailAndPassword(auth, email, password);
}

async function signUp(
  bench: Bench,
  { email, password, displayName }: Extract<EntryOperation, { op: 'signUp' }>,
): Promise<void> {
  const { auth, sdk } = bench;
  const guest = auth.currentUser?.isAnonymous === true;
  if (guest) await linkTo(bench, sdk.EmailAuthProvider.credential(email, password));
  else await sdk.createUserWithEmailAndPassword(auth, email, password);
  if (displayName !== undefined) await sdk.updateProfile(requireUser(bench), { displayName });
}

async function sendLink({ auth, sdk, context }: Bench, email: string): Promise<void> {
  const settings = context.options.mail?.();
  if (settings === undefined) throw appError('session/method-unavailable');
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
    throw appError('auth/credential-already-in-use', { cause: caught });
  }
  // Only now: a failed attempt must be possible again.
  context.records.linkEmail.write(undefined);
  context.options.hooks?.linkUsed?.();
}

import {
  applyActionCode,
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  multiFactor,
  sendEmailVerification,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { totpCode } from '@quits/identity-service';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';
import { latestOobCode } from '../support/messages.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';

let backend: LocalBackend;
let client: AuthClient;
let time = Date.now();

beforeEach(async () => {
  time = Date.now();
  backend = await startLocalBackend({ now: () => time });
  client = connectAuth(backend);
});

afterEach(async () => {
  await client.close();
  await backend.stop();
});

async function verifiedUser(): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  await sendEmailVerification(user);
  await applyActionCode(client.auth, latestOobCode(backend, EMAIL));
  await user.reload();
  await user.getIdToken(true);
  return user;
}

async function signInHalf(auth: Auth) {
  const error: unknown = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD).catch(
    (failure: unknown) => failure,
  );
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  return getMultiFactorResolver(auth, error as MultiFactorError);
}

it('asks for a code of the authenticator, once per code, and can be withdrawn', async () => {
  const user = await verifiedUser();
  const secret = await TotpMultiFactorGenerator.generateSecret(
    await multiFactor(user).getSession(),
  );
  const code = () => totpCode(secret.secretKey, time);
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, code()),
    'Telephone',
  );
  expect(multiFactor(user).enrolledFactors).toMatchObject([
    { factorId: 'totp', displayName: 'Telephone' },
  ]);

  const resolver = await signInHalf(client.auth);
  const uid = resolver.hints[0]?.uid ?? '';
  const assertion = (value: string) => TotpMultiFactorGenerator.assertionForSignIn(uid, value);
  await expect(resolver.resolveSignIn(assertion('000000'))).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
  time += 60_000;
  const seen = code();
  const signedIn = await resolver.resolveSignIn(assertion(seen));
  const { claims } = await signedIn.user.getIdTokenResult();
  expect(claims['firebase']).toMatchObject({ sign_in_second_factor: 'totp' });
  const second = await signInHalf(client.auth);
  await expect(second.resolveSignIn(assertion(seen))).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });

  await multiFactor(signedIn.user).unenroll(uid);
  await expect(signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD)).resolves.toBeDefined();
});

it('takes no second factor for an address that was not confirmed', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  const session = await multiFactor(user).getSession();
  await expect(TotpMultiFactorGenerator.generateSecret(session)).rejects.toMatchObject({
    code: 'auth/unverified-email',
  });
});

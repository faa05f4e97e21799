import {
  confirmPasswordReset,
  updatePassword,
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  multiFactor,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  updateEmail,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  fetchSignInMethodsForEmail,
  ActionCodeURL,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '@quits/identity-service';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const EMAIL = 'ada@example.com';
const NEW_EMAIL = 'lovelace@example.com';
const PASSWORD = 'correct horse';
const CONTINUE = { url: 'http://localhost/after?a=b', handleCodeInApp: true };

let time: number;
let backend: LocalBackend;
let client: AuthClient;
let user: User;

beforeEach(async () => {
  time = Date.now();
  backend = await startLocalBackend({ emulatorTokens: true, now: () => time });
  client = connectAuth(backend);
  ({ user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD));
});

afterEach(async () => {
  await client.close();
  await backend.stop();
});

function latest(): ActionCodeURL {
  const link = ActionCodeURL.parseLink(backend.mailbox.list().at(-1)?.link ?? '');
  if (link === null) throw new Error('No link was sent.');
  return link;
}

async function confirmed(): Promise<void> {
  await sendEmailVerification(user);
  await applyActionCode(client.auth, latest().code);
  await user.getIdToken(true);
}

async function enrolled(): Promise<void> {
  await confirmed();
  const secret = await TotpMultiFactorGenerator.generateSecret(
    await multiFactor(user).getSession(),
  );
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(
    secret,
    totpCode(secret.secretKey, time),
  );
  await multiFactor(user).enroll(assertion, 'Phone');
}

const KINDS: readonly [string, () => Promise<void>, object][] = [
  [
    'PASSWORD_RESET',
    () => sendPasswordResetEmail(client.auth, EMAIL, CONTINUE),
    { email: EMAIL, previousEmail: null, multiFactorInfo: null },
  ],
  [
    'VERIFY_EMAIL',
    () => sendEmailVerification(user, CONTINUE),
    { email: EMAIL, previousEmail: null, multiFactorInfo: null },
  ],
  [
    'VERIFY_AND_CHANGE_EMAIL',
    () => verifyBeforeUpdateEmail(user, NEW_EMAIL, CONTINUE),
    { email: NEW_EMAIL, previousEmail: EMAIL, multiFactorInfo: null },
  ],
  [
    'RECOVER_EMAIL',
    async () => {
      await verifyBeforeUpdateEmail(user, NEW_EMAIL, CONTINUE);
      await applyActionCode(client.auth, latest().code);
    },
    { email: EMAIL, previousEmail: NEW_EMAIL, multiFactorInfo: null },
  ],
  [
    'REVERT_SECOND_FACTOR_ADDITION',
    enrolled,
    { email: EMAIL, multiFactorInfo: { factorId: 'totp', displayName: 'Phone' } },
  ],
  ['EMAIL_SIGNIN', () => sendSignInLinkToEmail(client.auth, EMAIL, CONTINUE), { email: null }],
];

describe.each(KINDS)('a code for %s', (operation, send, data) => {
  it('tells what it is for, and is not used up by that', async () => {
    await send();
    for (let time = 0; time < 2; time += 1) {
      expect(await checkActionCode(client.auth, latest().code)).toMatchObject({ operation, data });
    }
  });

  it('says when it is too old', async () => {
    await send();
    time += 8 * 24 * 3_600_000;
    await expect(checkActionCode(client.auth, latest().code)).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    });
  });
});

describe('a link', () => {
  it('takes back a second factor that somebody else added, once', async () => {
    await enrolled();
    const { code } = latest();
    await applyActionCode(client.auth, code);
    await expect(applyActionCode(client.auth, code)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    const again = await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
    expect(multiFactor(again.user).enrolledFactors).toEqual([]);
  });

  it('carries on to where the app asked, and opens it by its own kind of code', async () => {
    await sendPasswordResetEmail(client.auth, EMAIL, CONTINUE);
    const { operation, continueUrl, code } = latest();
    expect([operation, continueUrl]).toEqual(['PASSWORD_RESET', CONTINUE.url]);
    expect(await verifyPasswordResetCode(client.auth, code)).toBe(EMAIL);
    await expect(applyActionCode(client.auth, code)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  it('for a new password opens nothing after the password was changed another way', async () => {
    await sendPasswordResetEmail(client.auth, EMAIL);
    const { code } = latest();
    time += 1000;
    await updatePassword(user, 'another horse');
    await expect(confirmPasswordReset(client.auth, code, 'stolen horse')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  it('for a new password opens nothing after the address was changed', async () => {
    await sendPasswordResetEmail(client.auth, EMAIL);
    const { code } = latest();
    await verifyBeforeUpdateEmail(user, NEW_EMAIL);
    const change = latest().code;
    await verifyBeforeUpdateEmail(user, 'third@example.com');
    const other = latest().code;
    await applyActionCode(client.auth, change);
    for (const stale of [
      confirmPasswordReset(client.auth, code, 'stolen horse'),
      verifyPasswordResetCode(client.auth, code),
      applyActionCode(client.auth, other),
    ]) {
      await expect(stale).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
    }
  });
});

describe('without enumeration protection', () => {
  beforeEach(() => backend.updateSettings({ enumerationProtection: false }));

  it('an address is changed at once, and the old one is told how to undo it', async () => {
    await updateEmail(user, NEW_EMAIL);
    const message = backend.mailbox.list().at(-1);
    expect([message?.to, latest().operation]).toEqual([EMAIL, 'RECOVER_EMAIL']);
    await applyActionCode(client.auth, latest().code);
    await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  });

  it('the ways in of an address are told', async () => {
    expect(await fetchSignInMethodsForEmail(client.auth, EMAIL)).toEqual(['password']);
    expect(await fetchSignInMethodsForEmail(client.auth, 'no@example.com')).toEqual([]);
  });
});

import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  fetchSignInMethodsForEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  multiFactor,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAdmin, type AdminClient } from '../support/admin-client.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const EMAIL = 'ada@example.com';
const NEW_EMAIL = 'lovelace@example.com';
const PASSWORD = 'correct horse';
const SETTINGS = { url: 'http://localhost/after', handleCodeInApp: true };

let backend: LocalBackend;
let client: AuthClient;
let admin: AdminClient;

beforeEach(async () => {
  backend = await createLocalBackend({ emulatorTokens: true });
  client = connectAuth(backend);
  admin = connectAdmin(backend);
  await admin.auth.createUser({
    uid: 'ada',
    email: EMAIL,
    emailVerified: true,
    password: PASSWORD,
  });
});

afterEach(async () => {
  await client.close();
  await admin.close();
  await backend.stop();
});

function codeOf(link: string): string {
  return new URL(link).searchParams.get('oobCode') ?? '';
}

describe('a link that an administrator makes', () => {
  it('resets a password', async () => {
    const code = codeOf(await admin.auth.generatePasswordResetLink(EMAIL, SETTINGS));
    await confirmPasswordReset(client.auth, code, 'another horse');
    await signInWithEmailAndPassword(client.auth, EMAIL, 'another horse');
  });

  it('confirms an address', async () => {
    await admin.auth.updateUser('ada', { emailVerified: false });
    const link = await admin.auth.generateEmailVerificationLink(EMAIL, SETTINGS);
    await applyActionCode(client.auth, codeOf(link));
    expect((await admin.auth.getUser('ada')).emailVerified).toBe(true);
  });

  it('signs in', async () => {
    const link = await admin.auth.generateSignInWithEmailLink(EMAIL, SETTINGS);
    const { user } = await signInWithEmailLink(client.auth, EMAIL, link);
    expect(user.uid).toBe('ada');
  });

  it('changes an address', async () => {
    const link = await admin.auth.generateVerifyAndChangeEmailLink(EMAIL, NEW_EMAIL, SETTINGS);
    expect(backend.mailbox.list()).toEqual([]);
    expect((await checkActionCode(client.auth, codeOf(link))).data.email).toBe(NEW_EMAIL);
    await applyActionCode(client.auth, codeOf(link));
    expect((await admin.auth.getUser('ada')).email).toBe(NEW_EMAIL);
  });

  it.each([
    ['nobody’s address', 'nobody@example.com', SETTINGS, 'auth/email-not-found'],
    ['a foreign site', EMAIL, { url: 'https://evil.example' }, 'auth/unauthorized-continue-uri'],
  ])('is not made for %s', async (_what, email, settings, code) => {
    await expect(admin.auth.generatePasswordResetLink(email, settings)).rejects.toMatchObject({
      code,
    });
  });
});

describe('the settings of the project', () => {
  it('are read and changed as they are named, and hold at once', async () => {
    const manager = admin.auth.projectConfigManager();
    expect((await manager.getProjectConfig()).toJSON()).toMatchObject({
      multiFactorConfig: { state: 'ENABLED', factorIds: ['phone'] },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: { enforcementState: 'OFF' },
    });
    await manager.updateProjectConfig({
      multiFactorConfig: {
        state: 'ENABLED',
        factorIds: ['phone'],
        providerConfigs: [{ state: 'DISABLED', totpProviderConfig: { adjacentIntervals: 3 } }],
      },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
    });
    expect((await manager.getProjectConfig()).toJSON()).toMatchObject({
      multiFactorConfig: {
        providerConfigs: [{ state: 'DISABLED', totpProviderConfig: { adjacentIntervals: 3 } }],
      },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
    });
    expect(await fetchSignInMethodsForEmail(client.auth, EMAIL)).toEqual(['password']);
    const { user } = await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
    const session = await multiFactor(user).getSession();
    await expect(TotpMultiFactorGenerator.generateSecret(session)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });

  it('keep out what makes no sense', async () => {
    const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v2/projects/${backend.project}/config`;
    const answer = await fetch(url, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({
        mfa: { providerConfigs: [{ totpProviderConfig: { adjacentIntervals: 99 } }] },
      }),
    });
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringMatching(/^INVALID_CONFIG/) },
    });
  });
});

it('accounts are found by any of what they are known by, sorted, counted and cut', async () => {
  await admin.auth.createUser({ uid: 'ben', email: 'ben@example.com', displayName: 'Ben' });
  await admin.auth.createUser({ uid: 'cleo', phoneNumber: '+15555550100', displayName: 'Cleo' });
  const query = async (body: object) => {
    const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/projects/${backend.project}/accounts:query`;
    const headers = { Authorization: 'Bearer owner' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const { userInfo, ...rest } = (await answer.json()) as { userInfo?: { localId: string }[] };
    return { ids: userInfo?.map(({ localId }) => localId), ...rest };
  };
  expect(await query({})).toEqual({ ids: ['ada', 'ben', 'cleo'], recordsCount: '3' });
  expect(await query({ returnUserInfo: false })).toMatchObject({ recordsCount: '3' });
  const either = { expression: [{ email: EMAIL }, { phoneNumber: '+15555550100' }] };
  expect((await query(either)).ids).toEqual(['ada', 'cleo']);
  const sorted = { sortBy: 'NAME', order: 'DESC', limit: '2' };
  expect((await query(sorted)).ids).toEqual(['cleo', 'ben']);
  expect((await query({ offset: 1, limit: 1 })).ids).toEqual(['ben']);
  expect(await query({ limit: 501 })).toMatchObject({ error: { code: 400 } });
  expect(await query({ sortBy: 'SHOE_SIZE' })).toMatchObject({ error: { code: 400 } });
});

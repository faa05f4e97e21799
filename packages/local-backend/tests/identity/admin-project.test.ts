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
import type { RecaptchaConfig } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
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
  backend = await startLocalBackend({ emulatorTokens: true });
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

/** Calls the service like a client, without its library. */
async function post(operation: string, body: object): Promise<unknown> {
  const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/${operation}?key=k`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  return answer.json();
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

  it('may keep messages out of regions', async () => {
    const manager = admin.auth.projectConfigManager();
    const only = { allowlistOnly: { allowedRegions: ['DE', 'CA'] } };
    expect((await manager.updateProjectConfig({ smsRegionConfig: only })).smsRegionConfig).toEqual(
      only,
    );
    const send = (phoneNumber: string) => post('accounts:sendVerificationCode', { phoneNumber });
    expect(await send('+4930901820')).toHaveProperty('sessionInfo');
    expect(await send('+14165550100')).toHaveProperty('sessionInfo');
    const refused = { error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED : SMS/) } };
    expect(await send('+12125550100')).toMatchObject(refused);
    const allBut = { allowByDefault: { disallowedRegions: ['DE'] } };
    await manager.updateProjectConfig({ smsRegionConfig: allBut });
    expect((await manager.getProjectConfig()).smsRegionConfig).toEqual(allBut);
    expect(await send('+4930901821')).toMatchObject(refused);
    expect(await send('+12125550100')).toHaveProperty('sessionInfo');
  });

  it('may ask for a robot check, which clients without its result do not pass', async () => {
    const manager = admin.auth.projectConfigManager();
    const recaptchaConfig: RecaptchaConfig = {
      emailPasswordEnforcementState: 'ENFORCE',
      managedRules: [{ endScore: 0.1, action: 'BLOCK' }],
      useAccountDefender: true,
    };
    await manager.updateProjectConfig({ recaptchaConfig });
    const kept = (await manager.getProjectConfig()).recaptchaConfig;
    expect(kept).toMatchObject(recaptchaConfig);
    expect(kept?.recaptchaKeys).toMatchObject([{ type: 'WEB' }]);
    const person = { email: EMAIL, password: PASSWORD };
    expect(await post('accounts:signInWithPassword', person)).toMatchObject({
      error: { message: 'MISSING_RECAPTCHA_TOKEN' },
    });
    const fake = { ...person, captchaResponse: 'NO_RECAPTCHA' };
    expect(await post('accounts:signInWithPassword', fake)).toMatchObject({
      error: { message: 'INVALID_RECAPTCHA_TOKEN' },
    });
    const passed = { ...person, captchaResponse: 'passed' };
    expect(await post('accounts:signInWithPassword', passed)).toHaveProperty('localId', 'ada');
    const reset = { requestType: 'PASSWORD_RESET', email: EMAIL };
    expect(await post('accounts:sendOobCode', reset)).toMatchObject({
      error: { message: 'MISSING_RECAPTCHA_TOKEN' },
    });
    await manager.updateProjectConfig({
      recaptchaConfig: { emailPasswordEnforcementState: 'OFF' },
    });
    expect(await post('accounts:signInWithPassword', person)).toHaveProperty('localId', 'ada');
  });

  it('keep the way of second factors apart from each other', async () => {
    const manager = admin.auth.projectConfigManager();
    const totp = { state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 5 } } as const;
    await manager.updateProjectConfig({
      multiFactorConfig: { state: 'DISABLED', factorIds: [], providerConfigs: [totp] },
      mobileLinksConfig: { domain: 'HOSTING_DOMAIN' },
    });
    expect((await manager.getProjectConfig()).toJSON()).toMatchObject({
      multiFactorConfig: { state: 'DISABLED', factorIds: [], providerConfigs: [totp] },
      mobileLinksConfig: { domain: 'HOSTING_DOMAIN' },
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

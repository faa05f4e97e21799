import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  GoogleAuthProvider,
  validatePassword,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAdmin, type AdminClient } from '../support/admin-client.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents/tenants/{tenant}/notes/{note} {
    allow read, write: if request.auth.token.firebase.tenant == tenant;
  }
}`;

let backend: LocalBackend;
let client: AuthClient;
let admin: AdminClient;

beforeEach(async () => {
  backend = await startLocalBackend({ emulatorTokens: 'issue', rules: RULES });
  client = connectAuth(backend);
  admin = connectAdmin(backend);
});

afterEach(async () => {
  await client.close();
  await admin.close();
  await backend.stop();
});

const OPEN = {
  displayName: 'Customer',
  anonymousSignInEnabled: true,
  emailSignInConfig: { enabled: true, passwordRequired: false },
};

async function makeTenant(options: object = OPEN): Promise<string> {
  return (await admin.auth.tenantManager().createTenant(options)).tenantId;
}

async function signUpIn(tenantId: string | null): Promise<User> {
  client.auth.tenantId = tenantId;
  return (await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD)).user;
}

describe('tenants', () => {
  it('are made, read, listed, changed and deleted by an administrator', async () => {
    const manager = admin.auth.tenantManager();
    const made = await manager.createTenant({ displayName: 'Customer' });
    expect(made.toJSON()).toMatchObject({
      tenantId: expect.stringMatching(/^Customer-[a-z0-9]{5}$/),
      displayName: 'Customer',
      anonymousSignInEnabled: false,
      emailSignInConfig: { enabled: false },
      multiFactorConfig: { state: 'DISABLED' },
    });
    const changed = await manager.updateTenant(made.tenantId, {
      anonymousSignInEnabled: true,
      emailSignInConfig: { enabled: true, passwordRequired: true },
      multiFactorConfig: {
        state: 'ENABLED',
        factorIds: ['phone'],
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 2 } }],
      },
      testPhoneNumbers: { '+16505551234': '123456' },
      passwordPolicyConfig: { enforcementState: 'ENFORCE', constraints: { minLength: 9 } },
    });
    expect(changed.displayName).toBe('Customer');
    expect((await manager.getTenant(made.tenantId)).toJSON()).toEqual(changed.toJSON());
    expect(changed.toJSON()).toMatchObject({
      anonymousSignInEnabled: true,
      emailSignInConfig: { enabled: true, passwordRequired: true },
      multiFactorConfig: {
        state: 'ENABLED',
        factorIds: ['phone'],
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 2 } }],
      },
      testPhoneNumbers: { '+16505551234': '123456' },
      passwordPolicyConfig: { enforcementState: 'ENFORCE', constraints: { minLength: 9 } },
    });
    await manager.deleteTenant(made.tenantId);
    await expect(manager.getTenant(made.tenantId)).rejects.toMatchObject({
      code: 'auth/tenant-not-found',
    });
  });

  it('are told as the service tells them', async () => {
    const manager = admin.auth.tenantManager();
    const totp = (totpProviderConfig: object) => ({
      state: 'ENABLED' as const,
      factorIds: ['phone' as const],
      providerConfigs: [{ state: 'ENABLED' as const, totpProviderConfig }],
    });
    const captcha = {
      emailPasswordEnforcementState: 'AUDIT' as const,
      managedRules: [{ endScore: 0.1, action: 'BLOCK' as const }],
      useAccountDefender: true,
    };
    const made = await manager.createTenant({
      displayName: 'Customer',
      emailSignInConfig: { enabled: true, passwordRequired: true },
      multiFactorConfig: totp({ adjacentIntervals: 5 }),
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    });
    const { tenantId } = made;
    const common = { tenantId, displayName: 'Customer', anonymousSignInEnabled: false };
    const emailSignInConfig = { enabled: true, passwordRequired: true };
    expect(made.toJSON()).toEqual({
      ...common,
      emailSignInConfig,
      multiFactorConfig: totp({ adjacentIntervals: 5 }),
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      testPhoneNumbers: {},
    });
    const changed = await manager.updateTenant(tenantId, {
      multiFactorConfig: totp({}),
      recaptchaConfig: captcha,
      emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
    });
    expect(changed.toJSON()).toEqual({
      ...common,
      emailSignInConfig,
      multiFactorConfig: totp({}),
      recaptchaConfig: captcha,
      emailPrivacyConfig: {},
      testPhoneNumbers: {},
    });
    const off = { emailPasswordEnforcementState: 'OFF' as const, useAccountDefender: false };
    const switchedOff = await manager.updateTenant(tenantId, { recaptchaConfig: off });
    expect(switchedOff.toJSON()).toHaveProperty('recaptchaConfig', off);
    const renamed = await manager.updateTenant(tenantId, { displayName: 'Renamed' });
    expect(renamed.toJSON()).toEqual({ ...switchedOff.toJSON(), displayName: 'Renamed' });
    const policed = await manager.updateTenant(tenantId, {
      passwordPolicyConfig: { enforcementState: 'OFF' },
    });
    expect(policed.passwordPolicyConfig).toMatchObject({ enforcementState: 'OFF' });
  });

  it('come page by page', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => makeTenant()));
    const first = await admin.auth.tenantManager().listTenants(2);
    const second = await admin.auth.tenantManager().listTenants(2, first.pageToken);
    const listed = [...first.tenants, ...second.tenants].map(({ tenantId }) => tenantId);
    expect(listed).toEqual(ids.toSorted());
    expect(second.pageToken).toBeUndefined();
  });

  it('refuse a name that cannot be part of an id', async () => {
    await expect(makeTenant({ displayName: '1-x' })).rejects.toMatchObject({
      code: 'auth/invalid-display-name',
    });
  });
});

describe('people of a tenant', () => {
  it('have accounts of their own, whatever their address', async () => {
    const [one, other] = [await makeTenant(), await makeTenant()];
    const uids = [await signUpIn(one), await signUpIn(other), await signUpIn(null)].map(
      ({ uid }) => uid,
    );
    expect(new Set(uids).size).toBe(3);
    await expect(signUpIn(one)).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
    const tenantAuth = admin.auth.tenantManager().authForTenant(one);
    expect((await tenantAuth.listUsers()).users.map(({ uid }) => uid)).toEqual([uids[0]]);
    expect((await admin.auth.listUsers()).users.map(({ uid }) => uid)).toEqual([uids[2]]);
    expect(await tenantAuth.getUserByEmail(EMAIL)).toMatchObject({ uid: uids[0], tenantId: one });
    await expect(tenantAuth.getUser(uids[2] ?? '')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    await tenantAuth.deleteUser(uids[0] ?? '');
    expect((await admin.auth.listUsers()).users).toHaveLength(1);
  });

  it('carry it in their token, through refreshes, where rules see it', async () => {
    const tenantId = await makeTenant();
    const user = await signUpIn(tenantId);
    expect(user.tenantId).toBe(tenantId);
    const { claims, token } = await user.getIdTokenResult(true);
    expect(claims.firebase).toMatchObject({ tenant: tenantId, sign_in_provider: 'password' });
    await user.reload();
    const { host, port } = backend.addresses.firestore;
    const statuses = await Promise.all(
      [tenantId, 'another'].map(async (id) => {
        const name = `projects/${backend.project}/databases/(default)/documents/tenants/${id}/notes/1`;
        const headers = { Authorization: `Bearer ${token}` };
        return (await fetch(`http://${host}:${port}/v1/${name}`, { headers })).status;
      }),
    );
    expect(statuses).toEqual([404, 403]);
  });

  it('are verified by the administrator of their tenant only', async () => {
    const [one, other] = [await makeTenant(), await makeTenant()];
    const token = await (await signUpIn(one)).getIdToken();
    const manager = admin.auth.tenantManager();
    expect(await manager.authForTenant(one).verifyIdToken(token, true)).toMatchObject({
      email: EMAIL,
    });
    await expect(manager.authForTenant(other).verifyIdToken(token)).rejects.toMatchObject({
      // The account is looked for in the wrong tenant first.
      code: 'auth/user-not-found',
    });
    const cookie = await manager
      .authForTenant(one)
      .createSessionCookie(token, { expiresIn: 3_600_000 });
    expect(await manager.authForTenant(one).verifySessionCookie(cookie)).toMatchObject({
      firebase: { tenant: one },
    });
  });

  it('sign in by custom tokens of their tenant', async () => {
    const tenantId = await makeTenant();
    const tenantAuth = admin.auth.tenantManager().authForTenant(tenantId);
    const token = await tenantAuth.createCustomToken('robot');
    client.auth.tenantId = tenantId;
    const { user } = await signInWithCustomToken(client.auth, token);
    expect(user.tenantId).toBe(tenantId);
    expect(await tenantAuth.getUser('robot')).toMatchObject({ uid: 'robot' });
    await expect(
      signInWithCustomToken(client.auth, await admin.auth.createCustomToken('robot')),
    ).rejects.toMatchObject({ code: 'auth/tenant-id-mismatch' });
  });

  it('sign in by a provider, by e-mail link and as guests', async () => {
    const tenantId = await makeTenant();
    client.auth.tenantId = tenantId;
    const credential = GoogleAuthProvider.credential(
      JSON.stringify({ sub: 'g1', email: 'grace@example.com', email_verified: true }),
    );
    expect((await signInWithCredential(client.auth, credential)).user.tenantId).toBe(tenantId);
    expect((await signInAnonymously(client.auth)).user.tenantId).toBe(tenantId);
    await sendSignInLinkToEmail(client.auth, EMAIL, {
      url: 'http://localhost/finish',
      handleCodeInApp: true,
    });
    const link = backend.mailbox.list().at(-1)?.link ?? '';
    expect(new URL(link).searchParams.get('tenantId')).toBe(tenantId);
    const { user } = await signInWithEmailLink(client.auth, EMAIL, link);
    expect([user.email, user.tenantId]).toEqual([EMAIL, tenantId]);
  });

  it('reset their password by a link of their tenant, which opens no other account', async () => {
    const tenantId = await makeTenant();
    await signUpIn(null);
    await signUpIn(tenantId);
    await sendPasswordResetEmail(client.auth, EMAIL);
    const link = new URL(backend.mailbox.list().at(-1)?.link ?? '');
    const code = link.searchParams.get('oobCode') ?? '';
    client.auth.tenantId = null;
    await expect(confirmPasswordReset(client.auth, code, 'another one')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    client.auth.tenantId = tenantId;
    await confirmPasswordReset(client.auth, code, 'another one');
    await signInWithEmailAndPassword(client.auth, EMAIL, 'another one');
    client.auth.tenantId = null;
    await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  });

  it('are let go with the tenant', async () => {
    const tenantId = await makeTenant();
    const user = await signUpIn(tenantId);
    await admin.auth.tenantManager().deleteTenant(tenantId);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(client.auth.currentUser).toBeNull();
  });
});

it('a tenant that is switched off lets nobody in, nor stay', async () => {
  const tenantId = await makeTenant();
  const user = await signUpIn(tenantId);
  const path = `/identitytoolkit.googleapis.com/v2/projects/${backend.project}/tenants/${tenantId}`;
  const switchOff = (disableAuth: boolean) =>
    fetch(backend.addresses.identity + path, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ disableAuth }),
    });
  expect(await (await switchOff(true)).json()).toMatchObject({ disableAuth: true });
  const refused = { code: 'auth/project-disabled' };
  await expect(user.getIdToken(true)).rejects.toMatchObject(refused);
  await expect(signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD)).rejects.toMatchObject(
    refused,
  );
  await switchOff(false);
  await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
});

describe('a tenant decides', () => {
  it.each([
    ['guests', () => signInAnonymously(client.auth), 'auth/admin-restricted-operation'],
    [
      'passwords',
      () => createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD),
      'auth/operation-not-allowed',
    ],
    [
      'e-mail links',
      () =>
        sendSignInLinkToEmail(client.auth, EMAIL, {
          url: 'http://localhost',
          handleCodeInApp: true,
        }),
      'auth/operation-not-allowed',
    ],
  ])('on %s', async (_what, act, code) => {
    client.auth.tenantId = await makeTenant({ displayName: 'Closed' });
    await expect(act()).rejects.toMatchObject({ code });
  });

  it('on what a password must have', async () => {
    client.auth.tenantId = await makeTenant({
      ...OPEN,
      passwordPolicyConfig: { enforcementState: 'ENFORCE', constraints: { minLength: 20 } },
    });
    expect(await validatePassword(client.auth, PASSWORD)).toMatchObject({ isValid: false });
    await expect(signUpIn(client.auth.tenantId)).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
    });
    await signUpIn(null);
  });
});

it.each([
  ['signUp', { tenantId: 'nobody' }, 'INVALID_TENANT_ID'],
  ['sendVerificationCode', { phoneNumber: '+15555550100' }, 'UNSUPPORTED_TENANT_OPERATION'],
  ['signInWithPhoneNumber', { sessionInfo: 'x', code: '1' }, 'UNSUPPORTED_TENANT_OPERATION'],
])('%s with %j is refused: %s', async (operation, body, message) => {
  const tenantId = await makeTenant();
  const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ tenantId, ...body }) });
  expect(await answer.json()).toMatchObject({ error: { message } });
});

it('a token of one tenant is no token of another', async () => {
  const [one, other] = [await makeTenant(), await makeTenant()];
  const idToken = await (await signUpIn(one)).getIdToken();
  const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k`;
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ tenantId: other, idToken }),
  });
  expect(await answer.json()).toMatchObject({ error: { message: 'TENANT_ID_MISMATCH' } });
});

it('what was sent to people of a tenant is listed for it alone', async () => {
  const tenantId = await makeTenant();
  await signUpIn(tenantId);
  await sendPasswordResetEmail(client.auth, EMAIL);
  const listed = async (path: string) => {
    const url = `${backend.addresses.identity}/emulator/v1/projects/${backend.project}${path}/oobCodes`;
    return ((await (await fetch(url)).json()) as { oobCodes: unknown[] }).oobCodes.length;
  };
  expect([await listed(''), await listed(`/tenants/${tenantId}`)]).toEqual([0, 1]);
});

import { OAuthProvider, signInWithCredential } from 'firebase/auth';
import type {
  AuthProviderConfig,
  OIDCAuthProviderConfig,
  SAMLAuthProviderConfig,
  UpdateAuthProviderRequest,
} from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAdmin, type AdminClient } from '../support/admin-client.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const OIDC: OIDCAuthProviderConfig = {
  providerId: 'oidc.acme',
  displayName: 'Acme',
  enabled: true,
  issuer: 'https://acme.example/issuer',
  clientId: 'quits',
  clientSecret: 'hush',
  responseType: { idToken: false, code: true },
};
const SAML: SAMLAuthProviderConfig = {
  providerId: 'saml.acme',
  displayName: 'Acme',
  enabled: true,
  idpEntityId: 'acme',
  ssoURL: 'https://acme.example/sso',
  x509Certificates: ['one', 'two'],
  rpEntityId: 'quits',
  callbackURL: 'https://quits.example/__/auth/handler',
};

let backend: LocalBackend;
let admin: AdminClient;
let client: AuthClient;

beforeEach(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  admin = connectAdmin(backend);
  client = connectAuth(backend);
});

afterEach(async () => {
  await client.close();
  await admin.close();
  await backend.stop();
});

interface Case {
  readonly kind: 'oidc' | 'saml';
  readonly config: AuthProviderConfig;
  readonly change: UpdateAuthProviderRequest;
  readonly kept: Partial<OIDCAuthProviderConfig & SAMLAuthProviderConfig>;
}

const OTHER_OIDC = { displayName: 'Apex', issuer: 'https://apex.example', clientId: 'other' };
const OTHER_SAML = { ssoURL: 'https://apex.example/sso', x509Certificates: ['three'] };
const CASES: readonly Case[] = [
  { kind: 'oidc', config: OIDC, change: OTHER_OIDC, kept: { clientSecret: 'hush' } },
  { kind: 'saml', config: SAML, change: OTHER_SAML, kept: { idpEntityId: 'acme' } },
];

describe.each(CASES)('a provider that speaks $kind', ({ kind, config, change, kept }) => {
  it('is made, read, changed in parts and deleted', async () => {
    const { auth } = admin;
    const id = config.providerId;
    expect(await auth.createProviderConfig(config)).toMatchObject(config);
    await expect(auth.createProviderConfig(config)).rejects.toMatchObject({
      code: 'auth/configuration-exists',
    });
    expect(await auth.getProviderConfig(id)).toMatchObject(config);
    expect(await auth.updateProviderConfig(id, change)).toMatchObject({ ...change, ...kept });
    expect(await auth.getProviderConfig(id)).toMatchObject({ enabled: true, ...change, ...kept });
    await auth.deleteProviderConfig(id);
    await expect(auth.getProviderConfig(id)).rejects.toMatchObject({
      code: 'auth/configuration-not-found',
    });
    await expect(auth.updateProviderConfig(id, change)).rejects.toMatchObject({
      code: 'auth/configuration-not-found',
    });
  });

  it('is listed with others of its kind, page by page', async () => {
    const { auth } = admin;
    const ids = ['c', 'a', 'b'].map((name) => `${kind}.${name}`);
    for (const providerId of ids) await auth.createProviderConfig({ ...config, providerId });
    const first = await auth.listProviderConfigs({ type: kind, maxResults: 2 });
    const second = await auth.listProviderConfigs({
      type: kind,
      maxResults: 2,
      ...(first.pageToken === undefined ? {} : { pageToken: first.pageToken }),
    });
    const pages = [first, second].map((page) => page.providerConfigs.map((one) => one.providerId));
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2)]);
    expect(second.pageToken).toBeUndefined();
    const other = kind === 'oidc' ? 'saml' : 'oidc';
    expect((await auth.listProviderConfigs({ type: other })).providerConfigs).toEqual([]);
  });

  it('belongs to its tenant', async () => {
    const tenant = await admin.auth.tenantManager().createTenant({ displayName: 'acme' });
    const staff = admin.auth.tenantManager().authForTenant(tenant.tenantId);
    await staff.createProviderConfig(config);
    expect(await staff.getProviderConfig(config.providerId)).toMatchObject(config);
    await expect(admin.auth.getProviderConfig(config.providerId)).rejects.toMatchObject({
      code: 'auth/configuration-not-found',
    });
  });
});

it('lets nobody in while it is switched off', async () => {
  const credential = new OAuthProvider('oidc.acme').credential({
    idToken: JSON.stringify({ sub: '1', email: 'ada@example.com' }),
  });
  await admin.auth.createProviderConfig({ ...OIDC, enabled: false });
  await expect(signInWithCredential(client.auth, credential)).rejects.toMatchObject({
    code: 'auth/operation-not-allowed',
  });
  await admin.auth.updateProviderConfig('oidc.acme', { enabled: true });
  const { user } = await signInWithCredential(client.auth, credential);
  expect(user.providerData).toMatchObject([{ providerId: 'oidc.acme', uid: '1' }]);
});

it.each([
  [
    'oauthIdpConfigs?oauthIdpConfigId=oidc.a',
    { issuer: 'https://a.example' },
    'MISSING_OAUTH_CLIENT_ID',
  ],
  ['oauthIdpConfigs?oauthIdpConfigId=oidc.a', { clientId: 'a' }, 'MISSING_ISSUER'],
  ['oauthIdpConfigs?oauthIdpConfigId=acme', {}, 'INVALID_CONFIG_ID'],
  ['oauthIdpConfigs', {}, 'MISSING_CONFIG_ID'],
  ['inboundSamlConfigs?inboundSamlConfigId=saml.a', {}, 'INVALID_CONFIG'],
])('cannot be described by POST %s %j', async (path, body, code) => {
  const base = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v2/projects/${backend.project}`;
  const answer = await fetch(`${base}/${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).toMatchObject({
    error: { code: 400, message: expect.stringMatching(new RegExp(`^${code}\\b`)) },
  });
});

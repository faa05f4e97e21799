import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { appleSecret } from '../../src/server/providers/apple-secret.ts';
import { type OpenidStage, startOpenidStage } from '../support/openid-stage.ts';
import { type AuthEvent, createProviderVisitor, eventOf } from '../support/provider-visitor.ts';
import {
  freePort,
  PUBLIC_NAME,
  type ServerStage,
  startServerStage,
} from '../support/server-stage.ts';

const SECRET = 'a secret of sixteen or more';
const ANN = { email: 'ann@example.org', email_verified: true, name: 'Ann' };

let stage: ServerStage;
let sso: OpenidStage;
let other: OpenidStage;
let github: OpenidStage;
let apple: OpenidStage;

beforeAll(async () => {
  const port = await freePort();
  const handler = `https://${PUBLIC_NAME}:${port}/__/auth/handler`;
  const registered = { clientId: 'quits', clientSecret: SECRET };
  [sso, other, github, apple] = await Promise.all([
    startOpenidStage({ ...registered, redirectUris: [`${handler}/oidc.sso`] }),
    startOpenidStage({ ...registered, redirectUris: [`${handler}/oidc.other`] }),
    startOpenidStage({ ...registered, redirectUris: [handler], isGithub: true }),
    startOpenidStage({ ...registered, redirectUris: [handler], isPosting: true }),
  ]);
  stage = await startServerStage({
    port,
    limits: { connections: 0 },
    providers: [
      { id: 'github.com', ...registered, issuer: github.issuer },
      { id: 'apple.com', ...registered, issuer: apple.issuer },
      { id: 'oidc.sso', name: 'Flat', ...registered, issuer: sso.issuer },
      { id: 'oidc.other', ...registered, issuer: other.issuer },
      { id: 'oidc.gone', clientId: 'quits', issuer: 'http://127.0.0.1:9' },
    ],
  });
});

afterAll(async () => {
  await stage.stop();
  await Promise.all([sso.stop(), other.stop(), github.stop(), apple.stop()]);
});

beforeEach(() => {
  sso.next = { sub: 'ann', claims: ANN };
});

/** Sends a call of the SDK. */
async function ask(operation: string, body: object): Promise<Record<string, unknown>> {
  const answer = await stage.send({
    method: 'POST',
    path: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=key`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return JSON.parse(answer.body) as Record<string, unknown>;
}

/** Uses the result of a sign-in as the SDK does. */
function use({ urlResponse, sessionId }: AuthEvent, more: object = {}) {
  return ask('signInWithIdp', { requestUri: urlResponse, sessionId, postBody: null, ...more });
}

/** Returns the hidden fields of a page's form. */
function inputsOf(page: string): URLSearchParams {
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return new URLSearchParams(
    inputs.map(([, name = '', value = '']): [string, string] => [
      name,
      value.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    ]),
  );
}

const visit = () => createProviderVisitor(stage);
const errorOf = async (event: Promise<AuthEvent>) => (await event).error?.code;

it('signs in with a service, and tells the app who it is', async () => {
  const event = await visit().signIn('oidc.sso');
  expect(event).toMatchObject({ type: 'signInViaPopup', eventId: 'event 1', error: null });
  const reply = await use(event);
  expect(reply).toMatchObject({
    providerId: 'oidc.sso',
    isNewUser: true,
    email: 'ann@example.org',
    emailVerified: true,
    displayName: 'Ann',
  });
  expect(reply['oauthAccessToken']).toEqual(expect.any(String));
  sso.next = { sub: 'ann', claims: { ...ANN, name: 'Ann B.' } };
  const again = await use(await visit().signIn('oidc.sso'));
  expect(again).toMatchObject({ localId: reply['localId'], isNewUser: false });
});

it('signs in with GitHub, by its verified primary address', async () => {
  github.next = { sub: '7', claims: { ...ANN, email: 'ann@github.example' } };
  const reply = await use(await visit().signIn('github.com'));
  expect(reply).toMatchObject({ email: 'ann@github.example', displayName: 'Ann', isNewUser: true });
  expect(JSON.parse(String(reply['rawUserInfo']))).toMatchObject({ login: 'ann-g', sub: '7' });
  expect(String(reply['rawUserInfo'])).not.toContain('bio');
  github.next = { sub: '8', claims: { email: 'bob@github.example', email_verified: false } };
  expect(await use(await visit().signIn('github.com'))).not.toHaveProperty('email');
});

it('signs in with Apple, whose answer is a form of another site', async () => {
  apple.next = {
    sub: 'eva',
    tamper: (claims) => ({ ...claims, email: 'x@privaterelay.example', email_verified: 'true' }),
  };
  const begun = await visit().begin('apple.com');
  const asked = new URL(String(begun.headers['location'])).searchParams;
  expect(asked.get('scope')).toBe('openid email name');
  const fields = inputsOf(await visit().follow(String(begun.headers['location'])));
  fields.set('user', JSON.stringify({ name: { firstName: 'Eva', lastName: 'E.' }, email: 'no@x' }));
  const post = (headers: Readonly<Record<string, string>>) =>
    stage.send({
      method: 'POST',
      path: '/__/auth/handler',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: String(fields),
    });
  const foreign = await post({ Origin: apple.issuer });
  expect(inputsOf(foreign.body)).toEqual(fields);
  // Without the browser's cookie, the same form from our own page achieves nothing.
  expect(await post({ Origin: stage.server.url })).toMatchObject({ status: 400 });
  const cookies = [begun.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
  const own = await post({ Origin: stage.server.url, Cookie: cookies.join('; ') });
  const account = { email: 'x@privaterelay.example', emailVerified: true, displayName: 'Eva E.' };
  expect(await use(eventOf(own))).toMatchObject(account);
});

it('signs Apple’s client secret with the account’s key', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const key = { teamId: 'TEAM', keyId: 'KEY', privateKey: pem };
  const secret = await appleSecret(key, 'org.example.quits', 'https://appleid.apple.com');
  const expected = { issuer: 'TEAM', audience: 'https://appleid.apple.com' };
  const { payload, protectedHeader } = await jwtVerify(secret, publicKey, expected);
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' });
  expect(payload.sub).toBe('org.example.quits');
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
});

it('links only by a verified address, and otherwise asks for the account’s own method', async () => {
  const email = 'carl@example.org';
  const account = await ask('signUp', { email, password: 'correct horse' });
  sso.next = { sub: 'carl', claims: { email, email_verified: false } };
  const conflict = await use(await visit().signIn('oidc.sso'));
  expect(conflict).toMatchObject({ needConfirmation: true, verifiedProvider: ['password'] });
  expect(conflict).not.toHaveProperty('idToken');
  // A service that doesn't say whether the address is verified.
  sso.next = { sub: 'carl', claims: { email } };
  expect(await use(await visit().signIn('oidc.sso'))).toMatchObject({ needConfirmation: true });
  const linked = await ask('signInWithIdp', {
    requestUri: stage.server.url,
    idToken: account['idToken'],
    pendingToken: conflict['pendingToken'],
  });
  expect(linked).toMatchObject({ localId: account['localId'], providerId: 'oidc.sso' });
  expect(linked['idToken']).toEqual(expect.any(String));
});

it('takes a token of the service again, but no token of another app or service', async () => {
  sso.next = { sub: 'dora', claims: { ...ANN, email: 'dora@example.org' } };
  const reply = await use(await visit().signIn('oidc.sso'));
  const signIn = (token: unknown, more = '') =>
    ask('signInWithIdp', {
      requestUri: stage.server.url,
      postBody: `providerId=oidc.sso&id_token=${String(token)}${more}`,
    });
  expect(await signIn(reply['oauthIdToken'])).toMatchObject({ localId: reply['localId'] });
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: sso.issuer, aud: 'quits', sub: 'dora', iat: now, exp: now + 60 };
  expect(await signIn(await sso.sign(claims))).toHaveProperty('idToken');
  const withNonce = { ...claims, nonce: 'chosen by the app' };
  expect(await signIn(await sso.sign(withNonce), '&nonce=chosen by the app')).toHaveProperty(
    'idToken',
  );
  for (const token of [
    await sso.sign({ ...claims, aud: 'another-app' }),
    await sso.sign({ ...claims, iss: 'https://evil.example' }),
    await sso.sign({ ...claims, exp: now - 3600 }),
    await sso.sign(withNonce),
    await other.sign(claims),
    'no token',
  ]) {
    expect(await signIn(token)).toMatchObject({
      error: { message: expect.stringContaining('INVALID_IDP_RESPONSE') },
    });
  }
});

it.each([
  ['nonce', (claims: object) => ({ ...claims, nonce: 'another' }), 'auth/missing-or-invalid-nonce'],
  ['audience', (claims: object) => ({ ...claims, aud: 'another-app' }), 'auth/invalid-credential'],
  [
    'issuer',
    (claims: object) => ({ ...claims, iss: 'https://evil.example' }),
    'auth/invalid-credential',
  ],
  ['expired', (claims: object) => ({ ...claims, exp: 1000, iat: 900 }), 'auth/invalid-credential'],
])('refuses a token with a wrong %s', async (reason, tamper, code) => {
  sso.next = { sub: 'ann', claims: ANN, tamper };
  expect(await errorOf(visit().signIn('oidc.sso'))).toBe(code);
  expect(stage.logged.at(-1)).toContain(`Signing in with oidc.sso failed (${reason})`);
});

it('accepts the service’s new keys at once', async () => {
  await sso.rotateKeys();
  expect((await visit().signIn('oidc.sso')).error).toBeNull();
});

it('takes a code and its state once, and only from the browser that began', async () => {
  const visitor = visit();
  const begun = await visitor.begin('oidc.sso');
  const answer = await visitor.follow(String(begun.headers['location']));
  expect(await visit().open(answer)).toMatchObject({ status: 400 });
  const cookies = [begun.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
  const headers = { Cookie: cookies.join('; ') };
  const event = eventOf(await stage.send({ path: answer, headers }));
  expect(event.error).toBeNull();
  const exchanges = sso.exchanges();
  expect(await stage.send({ path: answer, headers })).toMatchObject({ status: 400 });
  expect(sso.exchanges()).toBe(exchanges);
  // The result too, and only with the page's own session.
  expect(await use(event, { sessionId: 'another' })).toHaveProperty('error');
  expect(await use(event)).toHaveProperty('idToken');
  expect(await use(event)).toHaveProperty('error');
});

it('tells the app of a code that was used before', async () => {
  const first = visit();
  const begun = await first.begin('oidc.sso');
  const used = new URLSearchParams(
    (await first.follow(String(begun.headers['location']))).split('?')[1],
  );
  const second = visit();
  const later = await second.begin('oidc.sso');
  const path = await second.follow(String(later.headers['location']));
  const replayed = path.replace(/code=[^&]+/, `code=${used.get('code') ?? ''}`);
  expect(eventOf(await second.open(replayed)).error?.code).toBe('auth/invalid-credential');
});

it('gives the code of one service to no other', async () => {
  other.next = { sub: 'ann', claims: ANN };
  const visitor = visit();
  const begun = await visitor.begin('oidc.other');
  // The other service sends the person on to the honest one, whose answer has the state of the first.
  const state = new URL(String(begun.headers['location'])).searchParams.get('state') ?? '';
  const honest = new URL(String((await visit().begin('oidc.sso')).headers['location']));
  honest.searchParams.set('state', state);
  const exchanges = other.exchanges();
  const answer = await visitor.follow(honest.href);
  expect(eventOf(await visitor.open(answer)).error?.code).toBe('auth/invalid-credential');
  expect(other.exchanges()).toBe(exchanges);
  // The same by a response that names its issuer.
  const again = await visitor.follow(
    String((await visitor.begin('oidc.other')).headers['location']),
  );
  const forged = again.replace(/iss=[^&]+/, `iss=${encodeURIComponent(sso.issuer)}`);
  expect(eventOf(await visitor.open(forged)).error?.code).toBe('auth/invalid-credential');
  expect(other.exchanges()).toBe(exchanges);
});

it('tells the app if the person says no, or the service is down', async () => {
  sso.next = { sub: 'ann', isDenied: true };
  expect(await errorOf(visit().signIn('oidc.sso'))).toBe('auth/user-cancelled');
  sso.next = { sub: 'ann', failure: 503 };
  expect(await errorOf(visit().signIn('oidc.sso'))).toBe('auth/timeout');
  expect(await errorOf(visit().signIn('oidc.gone'))).toBe('auth/timeout');
  expect(await errorOf(visit().signIn('google.com'))).toBe('auth/operation-not-allowed');
});

it('names the services to the app', async () => {
  const { body } = await stage.send({ path: '/__/firebase/init.json' });
  expect(JSON.parse(body)).toMatchObject({
    signInProviders: [
      { id: 'github.com', name: 'GitHub' },
      { id: 'apple.com', name: 'Apple' },
      { id: 'oidc.sso', name: 'Flat' },
      { id: 'oidc.other', name: 'other' },
      { id: 'oidc.gone', name: 'gone' },
    ],
  });
});

it('passes the app’s parameters on, except those of the sign-in itself', async () => {
  const begun = await visit().begin('oidc.sso', {
    customParameters: JSON.stringify({ login_hint: 'ann', redirect_uri: 'https://evil.example' }),
    scopes: 'groups,a b',
  });
  const query = new URL(String(begun.headers['location'])).searchParams;
  expect(query.get('login_hint')).toBe('ann');
  expect(query.get('redirect_uri')).toBe(`${stage.server.url}/__/auth/handler/oidc.sso`);
  expect(query.get('scope')).toBe('openid email profile groups');
  expect(query.get('code_challenge_method')).toBe('S256');
});

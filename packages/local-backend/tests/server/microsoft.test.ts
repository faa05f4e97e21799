import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type OpenidStage, startOpenidStage } from '../support/openid-stage.ts';
import { type AuthEvent, createProviderVisitor, eventOf } from '../support/provider-visitor.ts';
import {
  freePort,
  PUBLIC_NAME,
  type ServerStage,
  startServerStage,
} from '../support/server-stage.ts';

// Microsoft's service for people of any organization: its configuration names no issuer, but a pattern of issuers, one for each
// organization (https://learn.microsoft.com/entra/identity-platform/access-tokens#validate-the-issuer).

const MICROSOFT = 'https://login.microsoftonline.com';
const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const OTHER_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
const issuerOf = (tenant: string) => `${MICROSOFT}/${tenant}/v2.0`;

let stage: ServerStage;
let service: OpenidStage;

beforeAll(async () => {
  const port = await freePort();
  const registered = { clientId: 'quits', clientSecret: 'a secret of sixteen or more' };
  const handler = `https://${PUBLIC_NAME}:${port}/__/auth/handler`;
  service = await startOpenidStage({ ...registered, redirectUris: [handler], isPosting: true });
  vi.stubGlobal('fetch', asMicrosoft(service.issuer, fetch));
  stage = await startServerStage({ port, providers: [{ id: 'microsoft.com', ...registered }] });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await stage.stop();
  await service.stop();
});

beforeEach(() => {
  service.next = { sub: 'ann', tamper: (claims) => ({ ...claims, ...claimsOf(TENANT) }) };
});

/** Leads requests for Microsoft to a service on this machine, whose configuration then reads as Microsoft's does. */
function asMicrosoft(origin: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== MICROSOFT) return send(input, init);
    const path = url.pathname.replace(/^\/common\/v2\.0/, '');
    const answer = await send(origin + path + url.search, init);
    if (!path.startsWith('/.well-known/')) return answer;
    const text = (await answer.text()).replaceAll(origin, MICROSOFT);
    const { authorization_response_iss_parameter_supported: _, ...found } = JSON.parse(text);
    return Response.json({ ...found, issuer: issuerOf('{tenantid}') });
  };
}

function claimsOf(tenant: string): JWTPayload {
  return {
    iss: issuerOf(tenant),
    tid: tenant,
    name: 'Ann',
    email: 'ann@example.org',
  };
}

/** Signs in; Microsoft doesn't name its issuer in the address that it sends people back to. */
async function signIn(): Promise<AuthEvent> {
  const visitor = createProviderVisitor(stage);
  const begun = await visitor.begin('microsoft.com');
  const path = await visitor.follow(String(begun.headers['location']));
  return eventOf(await visitor.open(path.replace(/&iss=[^&]*/, '')));
}

/** Sends what the SDK sends after a sign-in. */
async function exchange(body: object): Promise<Record<string, unknown>> {
  const answer = await stage.send({
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=key',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return JSON.parse(answer.body);
}

/** Signs in with a token that an app got from Microsoft by itself. */
async function signInWithToken(claims: JWTPayload): Promise<Record<string, unknown>> {
  const now = Math.floor(Date.now() / 1000);
  const token = await service.sign({
    aud: 'quits',
    sub: 'ann',
    iat: now,
    exp: now + 60,
    ...claims,
  });
  return exchange({
    requestUri: stage.server.url,
    postBody: `providerId=microsoft.com&id_token=${token}`,
  });
}

it('signs people of any organization in, whose address it takes for unverified', async () => {
  const event = await signIn();
  expect(event.error).toBeNull();
  const { urlResponse, sessionId } = event;
  const reply = await exchange({ requestUri: urlResponse, sessionId, postBody: null });
  expect(reply).toMatchObject({ providerId: 'microsoft.com', displayName: 'Ann' });
  expect(reply['emailVerified']).not.toBe(true);
  expect(await signInWithToken(claimsOf(TENANT))).toMatchObject({ localId: reply['localId'] });
  service.next = {
    sub: 'bob',
    tamper: (claims) => ({ ...claims, ...claimsOf(OTHER_TENANT), email: 'bob@example.org' }),
  };
  expect((await signIn()).error).toBeNull();
});

it.each([
  ['another host', { iss: `https://evil.example/${TENANT}/v2.0` }],
  ['another organization than the token’s', { iss: issuerOf(OTHER_TENANT) }],
  ['the pattern itself', { iss: issuerOf('{tenantid}') }],
  ['an organization that the token doesn’t name', { tid: undefined }],
])('refuses a token whose issuer is %s', async (_, changed) => {
  service.next = {
    sub: 'ann',
    tamper: (claims) => ({ ...claims, ...claimsOf(TENANT), ...changed }),
  };
  expect((await signIn()).error).toMatchObject({ code: 'auth/invalid-credential' });
  expect(await signInWithToken({ ...claimsOf(TENANT), ...changed })).toMatchObject({
    error: { message: expect.stringContaining('INVALID_IDP_RESPONSE') },
  });
});

import { once } from 'node:events';
import { connect } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DEVELOPMENT_REQUESTS, INSIDER_HEADERS, madeUpPath } from '../support/development-paths.ts';
import { type RawAnswer, type ServerStage, startServerStage } from '../support/server-stage.ts';

/** Parts of a request of HTTP/2, each with the outcome: a status, the app's page, or a closed stream. */
const HTTP2_VARIANTS = [
  [':path', '/__/users', 404],
  [':path', '/%5F%5F/users', 'the app'],
  [':path', '//__/users', 'the app'],
  [':path', '/__/USERS', 404],
  [':path', 'https://quits.example.org/__/users', 'closed'],
  [':path', '*', 'closed'],
  [':authority', 'localhost', 421],
  [':authority', 'evil.example', 421],
  [':authority', '', 'closed'],
  [':scheme', 'http', 404],
] as const;

/** Percent-encodes a letter. */
function encoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

/** Returns the parts of a response from which a caller could learn something. */
function learned({ status, headers, body }: RawAnswer) {
  const { date: _, 'set-cookie': __, ...rest } = headers;
  return { status, headers: rest, body };
}

describe.each([
  ['with its own certificate', undefined],
  ['behind a proxy', { encryption: { kind: 'proxy' } }],
] as const)('a server %s', (_, options) => {
  let stage: ServerStage;

  beforeAll(async () => {
    // These tests open hundreds of connections within seconds.
    stage = await startServerStage({ limits: { connections: 0 }, ...options });
  });

  afterAll(() => stage.stop());

  it.each(DEVELOPMENT_REQUESTS)('answers %s %s as if it did not exist', async (method, path) => {
    for (const headers of [{}, INSIDER_HEADERS, { ...INSIDER_HEADERS, Host: 'localhost:8787' }]) {
      const [answer, other] = await Promise.all(
        [path, madeUpPath(path)].map((asked) => stage.send({ method, path: asked, headers })),
      );
      if (answer === undefined || other === undefined) throw new Error('There are two.');
      expect(learned(answer)).toEqual(learned(other));
    }
  });

  it.each([
    ['encoded', (path: string) => path.replace('/__/', '/%5F%5F/')],
    ['with an encoded letter', (path: string) => path.replace(/[a-z](?=[^/]*$)/, encoded)],
    ['with an encoded slash', (path: string) => path.replace('/__/', '/__%2F')],
    ['with a doubled slash', (path: string) => path.replace('/__/', '//__//')],
    ['with dots', (path: string) => path.replace('/__/', '/x/..//__/./')],
    ['with a backslash', (path: string) => path.replace('/__/', String.raw`/__\ `.trim())],
    ['in capital letters', (path: string) => path.toUpperCase()],
    ['with a parameter', (path: string) => path.replace('/__/', '/__;x/')],
    ['with a slash at the end', (path: string) => `${path}/`],
    ['with an end', (path: string) => `${path}%00`],
    ['as a whole address', (path: string) => `http://localhost${path}`],
    ['as its own whole address', (path: string) => `${stage.server.url}${path}`],
  ])('hides what is for developers %s too', async (_name, changed) => {
    for (const [method, path] of DEVELOPMENT_REQUESTS) {
      const answer = await stage.send({ method, path: changed(path), headers: INSIDER_HEADERS });
      const isPage = answer.status === 200 && answer.body.includes('<title>Page</title>');
      // A preflight request is answered alike, whatever the path.
      const isPreflight = method === 'OPTIONS' && answer.status === 204;
      const isRefused = isPreflight || (answer.status >= 400 && answer.status < 500);
      expect([path, isPage || isRefused, answer.status]).toEqual([path, true, answer.status]);
    }
  });

  it('accepts no token without a signature', async () => {
    const claims = { sub: 'anyone', aud: 'quits', iss: 'https://securetoken.google.com/quits' };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part(claims)}.`;
    const documents = '/v1/projects/quits/databases/(default)/documents/notes';
    for (const token of ['owner', unsigned]) {
      const headers = { Authorization: `Bearer ${token}` };
      expect(await stage.send({ path: documents, headers })).toMatchObject({ status: 401 });
      const files = '/v0/b/quits.appspot.com/o?prefix=users%2Fanyone%2F';
      expect(await stage.send({ path: files, headers })).toMatchObject({ status: 401 });
    }
  });

  it.each([
    ['accounts:signInWithIdp', { requestUri: 'http://localhost', returnSecureToken: true }],
    ['accounts:signInWithCustomToken', { token: '{"uid":"anyone"}' }],
  ])('believes nobody who says to be someone, by %s', async (operation, fields) => {
    const postBody = 'providerId=google.com&id_token={"sub":"1","email":"ann@example.org"}';
    const answer = await stage.send({
      method: 'POST',
      path: `/identitytoolkit.googleapis.com/v1/${operation}?key=k`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...fields, postBody }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).not.toContain('idToken":');
  });

  it('sends no link to another site, and takes no popup back to one', async () => {
    const handler = '/__/auth/handler?providerId=google.com&authType=signInViaRedirect';
    for (const redirectUrl of ['https://evil.example/', 'http://localhost:3000/', 'javascript:1']) {
      const path = `${handler}&redirectUrl=${encodeURIComponent(redirectUrl)}`;
      expect(await stage.send({ path })).toMatchObject({ status: 400 });
    }
    const own = `${handler}&redirectUrl=${encodeURIComponent(`${stage.server.url}/groups`)}`;
    const page = await stage.send({ path: own });
    expect(page).toMatchObject({ status: 200 });
    expect(page.body).not.toContain('stands in for');
  });

  it('lets no other site put the sign-in frame into a page, or read a response', async () => {
    const frame = await stage.send({ path: '/__/auth/iframe' });
    expect(frame.headers['content-security-policy']).toContain(
      `frame-ancestors ${stage.server.url}`,
    );
    for (const origin of ['https://evil.example', 'http://localhost:3000', 'null']) {
      for (const path of ['/__/firebase/init.json', '/v1/projects/quits/databases/(default)']) {
        const answer = await stage.send({ path, headers: { Origin: origin } });
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    }
  });

  it('reports its public address, whatever the caller says', async () => {
    const { origin, host } = new URL(stage.server.url);
    const answer = await stage.send({
      path: '/__/firebase/init.json',
      headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' },
    });
    expect(JSON.parse(answer.body)).toEqual({
      apiKey: expect.any(String),
      appId: expect.any(String),
      authDomain: host,
      messagingSenderId: expect.any(String),
      projectId: 'quits',
      storageBucket: 'quits.appspot.com',
      hostedBy: 'quits-backend',
      signInProviders: [],
    });
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/; Secure$/)]);
    const page = await stage.send({ path: '/groups' });
    expect(page.body).toContain('<script data-server>');
    expect(page.headers['content-security-policy']).toContain("connect-src 'self';");
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    expect(page.body + JSON.stringify(page.headers)).not.toContain('127.0.0.1');
    expect(origin).toMatch(/^https:/);
  });

  it('answers to no other name', async () => {
    for (const host of ['evil.example', 'evil.example:8787']) {
      const answer = await stage.send({ path: '/', headers: { Host: host } });
      expect(answer).toMatchObject({ status: 421 });
    }
  });

  it('has the paths of the app’s sessions and error reports', async () => {
    for (const path of ['/__session', '/__report']) {
      expect(await stage.send({ method: 'POST', path, body: '{}' })).toMatchObject({ status: 403 });
    }
  });

  it('shows the dashboard to nobody who is not signed in, and says where to sign in', async () => {
    for (const path of ['/__/', '/__']) {
      const answer = await stage.send({ path });
      expect(answer).toMatchObject({ status: 303, body: '' });
      expect(answer.headers['location']).toBe('/__/sign-in');
    }
  });

  it('refuses at once what needs a message that it cannot deliver', async () => {
    for (const requestType of ['EMAIL_SIGNIN', 'PASSWORD_RESET']) {
      const answer = await stage.send({
        method: 'POST',
        path: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          requestType,
          email: 'a@example.org',
          continueUrl: stage.server.url,
        }),
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toContain('OPERATION_NOT_ALLOWED');
    }
  });
});

it('hides what is for developers from every request of HTTP/2', async () => {
  const stage = await startServerStage();
  onTestFinished(() => stage.stop());
  const session = connect(`https://127.0.0.1:${stage.server.port}`, { rejectUnauthorized: false });
  onTestFinished(() => new Promise<void>((resolve) => session.close(() => resolve())));
  const host = new URL(stage.server.url).host;
  const usual = { ':path': '/__/users', ':authority': host, ...INSIDER_HEADERS };
  const outcomes: unknown[] = [];
  for (const [name, value] of HTTP2_VARIANTS) {
    const request = session.request({ ...usual, [name]: value });
    try {
      const [headers] = (await once(request, 'response')) as [Record<string, unknown>];
      const body = (await request.setEncoding('utf8').toArray()).join('');
      outcomes.push(body.includes('<title>Page</title>') ? 'the app' : headers[':status']);
    } catch {
      outcomes.push('closed');
    }
  }
  expect(outcomes).toEqual(HTTP2_VARIANTS.map(([, , outcome]) => outcome));
});

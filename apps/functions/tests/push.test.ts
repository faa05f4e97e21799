import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { startLocalBackend } from '@quits/local-backend';
import { decryptPush } from './decrypt-push.ts';
import { fieldsOf } from './fields-of.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const RULES = fileURLToPath(new URL('../../web/firebase/firestore.rules', import.meta.url));

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service that answers each path with the status that it is set to. */
async function startPushService() {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      received.push({ path, headers, body: Buffer.concat(chunks) });
      response.writeHead(statuses.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, received, statuses, close: () => server.close() };
}

/** Returns the claims of a request's token, after checking its signature (RFC 8292). */
function vapidClaims({ headers }: Received): {
  aud: string;
  exp: number;
  sub: string;
  key: string;
} {
  const [, token = '', key = ''] =
    /^vapid t=(.+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

test('sends each change to the devices of the other members, as they chose', async () => {
  const service = await startPushService();
  process.env['PUSH_SERVICES'] = service.host;
  const backend = await startLocalBackend({
    rulesFile: RULES,
    emulatorTokens: true,
    functionsFolder: `${HERE}dist`,
    log: () => undefined,
  });
  const { host, port } = backend.addresses.firestore;
  const root = `http://${host}:${port}/v1/projects/${backend.firebaseConfig.projectId}/databases/(default)/documents`;
  const ask = (method: string, path: string, data?: object) =>
    fetch(`${root}/${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(data === undefined ? {} : { body: JSON.stringify({ fields: fieldsOf(data) }) }),
    });
  const put = async (path: string, data: object) =>
    expect((await ask('PATCH', path, data)).status).toBe(200);
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { pair, auth: randomBytes(16) };
  const device = (path: string, at = service.host) => ({
    endpoint: `http://${at}${path}`,
    p256dh: pair.getPublicKey('base64url'),
    auth: keys.auth.toString('base64url'),
    locale: 'en-US',
    createdAt: new Date(),
  });
  const choices = { groups: {}, detail: false, quiet: null, zone: 'UTC' };
  await put('groups/g', {
    name: 'Lisbon',
    emoji: '🚋',
    currency: 'EUR',
    people: {
      a: { name: 'Ana', defaultWeight: 1 },
      b: { name: 'Ben', defaultWeight: 1 },
      c: { name: 'Cem', defaultWeight: 1 },
    },
    seats: { a: 'ana', b: 'ben', c: 'cem' },
    categories: {},
    simplify: true,
    roles: { ana: 'owner', ben: 'editor', cem: 'editor' },
    memberUids: ['ana', 'ben', 'cem'],
    balances: {},
    expenseCount: 0,
    createdAt: new Date(),
    createdBy: 'ana',
    lastActivityAt: new Date(),
  });
  await put('users/ana/notifications/choices', choices);
  await put('users/ana/devices/own', device('/ana'));
  await put('users/ben/notifications/choices', choices);
  await put('users/ben/devices/phone', device('/ben'));
  await put('users/ben/devices/old', device('/old'));
  // Nobody makes the server ask hosts of their own choice.
  await put('users/ben/devices/inside', device('/inside', `localhost:${port}`));
  await put('users/cem', { locale: 'de', displayName: 'Cem' });
  await put('users/cem/notifications/choices', { ...choices, detail: true, groups: { g: 'mine' } });
  await put('users/cem/devices/phone', device('/cem'));
  service.statuses.set('/old', 410);
  service.statuses.set('/cem', 503);

  const contents = {
    kind: 'expense',
    title: 'Tram',
    amount: 1250,
    currency: 'EUR',
    payers: { a: 1250 },
    shares: { b: 1250 },
  };
  const tell = (id: string, shares: object) =>
    put(`groups/g/activity/${id}`, {
      at: new Date(),
      by: 'ana',
      what: 'created',
      target: { kind: 'expense', id: 'e' },
      before: null,
      after: { ...contents, shares },
    });
  const to = (path: string) => service.received.filter((request) => request.path === path);
  const messageOf = (request: Received) => JSON.parse(decryptPush(request.body, keys));

  await tell('one', { b: 1250 });
  await backend.functionsIdle();
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/ben', '/old']);
  const [first] = to('/ben');
  if (first === undefined) throw new Error('no message');
  const message = messageOf(first);
  expect(message).toMatchObject({
    id: 'one',
    groupId: 'g',
    path: '/groups/g/expenses/e',
    lang: 'en-US',
  });
  expect(message).toMatchObject({ title: 'Quits', body: 'Ana added an expense' });
  expect(JSON.stringify(message)).not.toMatch(/Lisbon|Tram|1250|12\.50/);
  const { aud, exp, key } = vapidClaims(first);
  expect(aud).toBe(`http://${service.host}`);
  expect(exp).toBeLessThan(Date.now() / 1000 + 24 * 3600);
  const published: unknown = await (await ask('GET', 'settings/push')).json();
  expect(published).toMatchObject({ fields: { publicKey: { stringValue: key } } });
  for (const gone of ['old', 'inside']) {
    expect((await ask('GET', `users/ben/devices/${gone}`)).status).toBe(404);
  }

  // Cem shares the next one, and is asked for again until the service takes the message.
  await tell('two', { c: 1250 });
  await backend.functionsIdle();
  expect(to('/cem')).toHaveLength(1);
  service.statuses.delete('/cem');
  await vi.waitFor(() => expect(to('/cem')).toHaveLength(2), 10_000);
  await backend.functionsIdle();
  const [refused, taken] = to('/cem');
  if (refused === undefined || taken === undefined) throw new Error('no message');
  expect(taken.headers['topic']).toBe(refused.headers['topic']);
  expect(messageOf(taken)).toEqual(messageOf(refused));
  expect(messageOf(taken)).toMatchObject({
    title: '🚋 Lisbon',
    body: 'Ana hat Tram hinzugefügt (12,50\u00a0€)',
    lang: 'de',
  });
  // Others' devices get the repeated message too, and recognize it.
  const ids = to('/ben').map((request) => messageOf(request).id);
  expect(new Set(ids)).toEqual(new Set(['one', 'two']));
  expect(to('/ana')).toEqual([]);
  await backend.stop();
  service.close();
});

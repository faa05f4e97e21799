import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type LocalBackend, startLocalBackend } from '@quits/local-backend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decryptPush } from './decrypt-push.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const FIREBASE = new URL('../../web/firebase/', import.meta.url);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

let backend: LocalBackend;
/** Messages to devices, by the path of the device. */
const pushed: { readonly path: string; readonly body: Buffer }[] = [];
const pushService = createServer((request, response) => void receive(request, response));
let days = 0;
const logged: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    pushService.listen(0, '127.0.0.1', resolve);
  });
  process.env['PUSH_SERVICES'] = hostOf(pushService);
  backend = await startLocalBackend({
    rulesFile: fileURLToPath(new URL('firestore.rules', FIREBASE)),
    indexesFile: fileURLToPath(new URL('firestore.indexes.json', FIREBASE)),
    emulatorTokens: true,
    functionsFolder: `${HERE}dist`,
    log: ({ message }) => logged.push(message),
  });
});
afterAll(async () => {
  delete process.env['PUSH_SERVICES'];
  pushService.close();
  await backend.stop();
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  pushed.push({ path: request.url ?? '', body: await buffer(request) });
  response.writeHead(201).end();
}

function hostOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `127.0.0.1:${address.port}` : '';
}

const past = (time: number) => ({ timestampValue: new Date(Date.now() - time).toISOString() });
const text = (stringValue: string) => ({ stringValue });

async function put(documents: Readonly<Record<string, object>>): Promise<void> {
  const { host, port } = backend.addresses.firestore;
  const parent = `projects/${backend.firebaseConfig.projectId}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, fields]) => ({
    update: { name: `${parent}/${path}`, fields },
  }));
  const answer = await fetch(`http://${host}:${port}/v1/${parent}:commit`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ writes }),
  });
  expect(answer.status).toBe(200);
}

async function exists(path: string): Promise<boolean> {
  const { host, port } = backend.addresses.firestore;
  const parent = `projects/${backend.firebaseConfig.projectId}/databases/(default)/documents`;
  const address = `http://${host}:${port}/v1/${parent}/${path}`;
  return (await fetch(address, { headers: OWNER })).status === 200;
}

const addressOf = (name: string) =>
  `${backend.addresses.app}/v0/b/${backend.firebaseConfig.storageBucket}/o`.concat(name);

async function upload(name: string): Promise<void> {
  const answer = await fetch(addressOf(`?name=${encodeURIComponent(name)}`), {
    method: 'POST',
    headers: { Authorization: 'Firebase owner', 'Content-Type': 'image/png' },
    body: 'a picture',
  });
  expect(answer.status).toBe(200);
}

async function isStored(name: string): Promise<boolean> {
  const headers = { Authorization: 'Firebase owner' };
  return (await fetch(addressOf(`/${encodeURIComponent(name)}`), { headers })).status === 200;
}

/** Returns which of some names are there. */
async function present(
  names: readonly string[],
  isThere: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const found = await Promise.all(names.map(isThere));
  return names.filter((_, i) => found[i]);
}

/** Lets the schedules of the next day run. */
async function passDay(): Promise<void> {
  days += 1;
  backend.control.clock.advance(days * DAY);
  await backend.functionsIdle();
  backend.control.clock.reset();
}

test('finishes deletions that a device began, and leaves fresh ones to it', async () => {
  const abandoned = {
    'groups/old': { name: text('Rome'), deletingAt: past(2 * HOUR) },
    'groups/old/expenses/e': { title: text('Wine') },
    'groups/old/expenses/e/comments/c': { text: text('Nice') },
    'groups/old/invites/i': { role: text('editor') },
    // A document that is gone may have something below it.
    'groups/old/expenses/gone/comments/c': { text: text('Nice') },
    ...Object.fromEntries(
      Array.from({ length: 320 }, (_, n) => [`groups/old/activity/a${n}`, { what: text('x') }]),
    ),
  };
  await put(abandoned);
  const kept = {
    'groups/kept': { name: text('Oslo') },
    'groups/kept/expenses/e': { title: text('Fish') },
  };
  await put(kept);
  await upload('groups/old/receipts/e/r');
  await passDay();
  expect(await present(Object.keys({ ...abandoned, ...kept }), exists)).toEqual(Object.keys(kept));
  expect(await isStored('groups/old/receipts/e/r')).toBe(false);
}, 30_000);

test('removes invitations and receipts that nobody can use', async () => {
  const invites = {
    'groups/g/invites/long-ago': { role: text('editor'), expiresAt: past(40 * DAY) },
    'groups/g/invites/lately': { role: text('editor'), expiresAt: past(3 * DAY) },
    'groups/g/invites/standing': {
      role: text('viewer'),
      expiresAt: past(40 * DAY),
      standing: { booleanValue: true },
    },
    'groups/g/links/viewer': { inviteId: text('standing') },
  };
  await put({ 'groups/g': { name: text('Bern') }, 'groups/g/expenses/e': {}, ...invites });
  const files = [
    'groups/g/receipts/e/r',
    'groups/g/receipts/never/r',
    'groups/g/receipts/never/r.preview',
    'groups/g/photos/ana/p',
    'users/ana/photo/p',
  ];
  backend.control.clock.advance(-35 * DAY);
  for (const name of files) await upload(name); // oxlint-disable-line no-await-in-loop -- Few.
  backend.control.clock.reset();
  await upload('groups/g/receipts/soon/r');
  await passDay();
  expect(await present(Object.keys(invites), exists)).toEqual(Object.keys(invites).slice(1));
  expect(await present([...files, 'groups/g/receipts/soon/r'], isStored)).toEqual([
    'groups/g/receipts/e/r',
    'groups/g/photos/ana/p',
    'users/ana/photo/p',
    'groups/g/receipts/soon/r',
  ]);
  expect(logged).toContainEqual(expect.stringContaining('Deleted 1 expired invitations'));
}, 30_000);

const number = (integerValue: string) => ({ integerValue });
const map = (fields: object) => ({ mapValue: { fields } });

/** A group of two owners without expenses, which counts some. */
const groupOf = (count: string) => ({
  name: text('Lisbon'),
  emoji: text('🚋'),
  currency: text('EUR'),
  people: map({ a: map({ name: text('Ana'), defaultWeight: number('1') }) }),
  seats: map({ a: text('ana') }),
  categories: map({}),
  simplify: { booleanValue: true },
  roles: map({ ana: text('owner'), ben: text('editor'), eva: text('owner') }),
  memberUids: { arrayValue: { values: ['ana', 'ben', 'eva'].map(text) } },
  balances: map({}),
  expenseCount: number(count),
  createdAt: past(HOUR),
  createdBy: text('ana'),
  lastActivityAt: past(HOUR),
});

test('tells owners when the sums of a group that changed are wrong', async () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const device = (uid: string) => ({
    endpoint: text(`http://${hostOf(pushService)}/${uid}`),
    p256dh: text(pair.getPublicKey('base64url')),
    auth: text(auth.toString('base64url')),
    locale: text('de'),
    createdAt: past(DAY),
  });
  const choices = { groups: map({}), detail: { booleanValue: true }, zone: text('UTC') };
  const quiet = { ...choices, quiet: map({ from: text('00:00'), to: text('23:59') }) };
  await put({
    'groups/right': groupOf('0'),
    'groups/wrong': groupOf('3'),
    'users/ana/notifications/choices': choices,
    'users/ana/devices/phone': device('ana'),
    'users/ben/notifications/choices': choices,
    'users/ben/devices/phone': device('ben'),
    'users/eva/notifications/choices': quiet,
    'users/eva/devices/phone': device('eva'),
  });
  await passDay();
  expect(pushed.map(({ path }) => path)).toEqual(['/ana']);
  const [message] = pushed;
  expect(JSON.parse(decryptPush(message?.body ?? Buffer.alloc(0), { pair, auth }))).toMatchObject({
    path: '/groups/wrong/balances',
    title: '🚋 Lisbon',
    body: 'Die Summen passen nicht zu den Ausgaben.',
  });
  const told = logged.join('\n');
  expect(told).toContain('The sums of the group wrong differ from its expenses.');
  expect(told).not.toContain('The sums of the group right differ');
  // Eva is told after her quiet hours.
  expect(told).toContain('Some owners can’t be told now.');
}, 30_000);

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type LocalBackend, startLocalBackend } from '@quits/local-backend';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from './fields-of.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const FIREBASE = new URL('../../web/firebase/', import.meta.url);
const HOUR = 3_600_000;
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const COMMENTS = 120;

let backend: LocalBackend;
let hours = 0;
const logged: string[] = [];

beforeAll(async () => {
  backend = await startLocalBackend({
    rulesFile: fileURLToPath(new URL('firestore.rules', FIREBASE)),
    indexesFile: fileURLToPath(new URL('firestore.indexes.json', FIREBASE)),
    emulatorTokens: true,
    functionsFolder: `${HERE}dist`,
    log: ({ message }) => logged.push(message),
  });
});
afterAll(() => backend.stop());

async function documents(method: string, path: string, body?: object): Promise<Response> {
  const { host, port } = backend.addresses.firestore;
  const root = `projects/${backend.firebaseConfig.projectId}/databases/(default)/documents`;
  return fetch(`http://${host}:${port}/v1/${root}${path}`, {
    method,
    headers: OWNER,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function put(stored: Readonly<Record<string, object>>): Promise<void> {
  const root = `projects/${backend.firebaseConfig.projectId}/databases/(default)/documents`;
  const writes = Object.entries(stored).map(([path, data]) => ({
    update: { name: `${root}/${path}`, fields: fieldsOf(data) },
  }));
  expect((await documents('POST', ':commit', { writes })).status).toBe(200);
}

/** Returns the fields of a document as JSON; `undefined` if it doesn’t exist. */
async function read(path: string): Promise<string | undefined> {
  const answer = await documents('GET', `/${path}`);
  return answer.status === 200 ? JSON.stringify((await answer.json()).fields) : undefined;
}

async function accounts(method: string, body: object): Promise<Record<string, unknown>> {
  const root = `${backend.addresses.app}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(
    `${root}/projects/${backend.firebaseConfig.projectId}/accounts${method}`,
    { method: 'POST', headers: OWNER, body: JSON.stringify(body) },
  );
  return answer.json();
}

const addressOf = (name: string) =>
  `${backend.addresses.app}/v0/b/${backend.firebaseConfig.storageBucket}/o`.concat(name);

async function upload(name: string): Promise<void> {
  const headers = { Authorization: 'Firebase owner', 'Content-Type': 'image/png' };
  const place = addressOf(`?name=${encodeURIComponent(name)}`);
  expect((await fetch(place, { method: 'POST', headers, body: 'x' })).status).toBe(200);
}

async function isStored(name: string): Promise<boolean> {
  const headers = { Authorization: 'Firebase owner' };
  return (await fetch(addressOf(`/${encodeURIComponent(name)}`), { headers })).status === 200;
}

/** Lets the schedules of the next hour begin. */
function passHour(): void {
  hours += 1;
  backend.control.clock.advance(hours * HOUR);
}

/** Kills the process of the functions. */
function killFunctions(): void {
  const list = execFileSync('ps', ['-o', 'pid=,ppid=,args=', '-A'], { encoding: 'utf8' });
  const line = list
    .split('\n')
    .map((one) => one.trim().split(/\s+/))
    .find(([, parent, ...args]) => Number(parent) === process.pid && /child/.test(args.join(' ')));
  process.kill(Number(line?.[0]), 'SIGKILL');
}

const past = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR);
const groupOf = (members: Readonly<Record<string, string>>) => ({
  name: 'Lisbon',
  emoji: '🚋',
  currency: 'EUR',
  people: Object.fromEntries(
    Object.keys(members).map((uid) => [`p-${uid}`, { name: uid, defaultWeight: 1 }]),
  ),
  seats: Object.fromEntries(Object.keys(members).map((uid) => [`p-${uid}`, uid])),
  categories: {},
  simplify: true,
  roles: members,
  memberUids: Object.keys(members),
  balances: {},
  expenseCount: 0,
  createdAt: past(9),
  createdBy: 'ana',
  lastActivityAt: past(9),
});
const comments = (uid: string) =>
  Object.fromEntries(
    Array.from({ length: COMMENTS }, (_, at) => [
      `groups/shared/expenses/e/comments/${uid}-${at}`,
      { text: 'Nice', by: uid, at: past(9), counted: true },
    ]),
  );

test('finishes what a device began, also if the server is killed meanwhile', async () => {
  await accounts('', { localId: 'ana', email: 'ana@example.org' });
  await accounts('', { localId: 'ben', email: 'ben@example.org' });
  const gone = {
    'users/ana': { displayName: 'Ana' },
    'users/ana/devices/d': { endpoint: 'https://fcm.googleapis.com/x' },
    'users/ana/notifications/choices': { detail: false },
    'users/ana/payment/details': { name: 'Ana' },
    'users/ana/joinedDevices/d': { browser: 'Firefox' },
    'deviceCodes/ana': { hashes: ['x'] },
    'groups/alone': groupOf({ ana: 'owner' }),
    'groups/alone/expenses/e': { title: 'Wine' },
    'groups/ended': groupOf({ ana: 'owner', ben: 'editor' }),
    'groups/shared/invites/i': { role: 'editor', createdBy: 'ana' },
    'groups/shared/joins/ana': { at: past(9) },
    'deletions/ana': {
      dispositions: { ended: 'delete', handed: 'eva', gone: 'ben' },
      neutralName: 'Former member',
      at: past(2),
    },
  };
  const kept = {
    'users/ben': { displayName: 'Ben' },
    'groups/shared': groupOf({ ana: 'editor', ben: 'owner' }),
    'groups/shared/expenses/e': { title: 'Tram', commentCount: 2 * COMMENTS },
    'groups/shared/invites/standing': {
      role: 'viewer',
      createdBy: 'ana',
      standing: true,
      preview: { invitedBy: 'Ana' },
    },
    'groups/handed': groupOf({ ana: 'owner', ben: 'editor', eva: 'viewer' }),
    // Nothing was decided about a group that became hers since.
    'groups/open': groupOf({ ana: 'owner', eva: 'viewer', ben: 'editor' }),
    'deletions/ben': { dispositions: {}, neutralName: 'Former member', at: past(0) },
  };
  await put({ ...gone, ...kept });
  await put({ ...comments('ana'), ...comments('ben') });
  const files = ['users/ana/photo/p', 'groups/shared/photos/ana/p', 'groups/alone/receipts/e/r'];
  for (const name of files) await upload(name); // oxlint-disable-line no-await-in-loop
  await upload('groups/shared/receipts/e/r');

  passHour();
  // While it deletes comments, one by one.
  await eventually(async () =>
    expect(await read('groups/shared/expenses/e/comments/ana-0')).toBeUndefined(),
  );
  killFunctions();
  expect(await read('deletions/ana')).toBeDefined();
  // The next hour's run, and the repetition of this one.
  await eventually(async () => {
    passHour();
    await backend.functionsIdle();
    expect(await read('deletions/ana')).toBeUndefined();
  }, 30_000);

  for (const path of [...Object.keys(gone), ...Object.keys(comments('ana'))]) {
    expect(await read(path)).toBeUndefined(); // oxlint-disable-line no-await-in-loop
  }
  for (const path of [...Object.keys(kept), ...Object.keys(comments('ben'))]) {
    expect(await read(path)).toBeDefined(); // oxlint-disable-line no-await-in-loop
  }
  for (const name of files) expect(await isStored(name)).toBe(false); // oxlint-disable-line no-await-in-loop
  expect(await isStored('groups/shared/receipts/e/r')).toBe(true);
  const { users } = await accounts(':lookup', { localId: ['ana', 'ben'] });
  expect(users).toMatchObject([{ localId: 'ben' }]);

  // Each comment was counted once.
  const expense = await read('groups/shared/expenses/e');
  expect(expense).toContain(`"commentCount":{"integerValue":"${COMMENTS}"}`);
  const shared = await read('groups/shared');
  expect(shared).toContain('"Former member"');
  expect(shared).not.toContain('"name":{"stringValue":"ana"}');
  expect(shared).toContain('"memberUids":{"arrayValue":{"values":[{"stringValue":"ben"}]}}');
  expect(await read('groups/shared/invites/standing')).not.toMatch(/ana/i);
  expect(await read('groups/handed')).toContain('"eva":{"stringValue":"owner"}');
  expect(await read('groups/open')).toContain('"ben":{"stringValue":"owner"}');
}, 60_000);

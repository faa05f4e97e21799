import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { startLocalBackend } from '@quits/local-backend';
import { deleteField, doc, setDoc, setLogLevel, updateDoc } from 'firebase/firestore';
import {
  deleteObject,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type UploadMetadata,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { leaveCoverage } from '../../tests/rules/leave-coverage.ts';
import { recording } from '../../tests/rules/recording.ts';
import { groupData } from '../../tests/rules/seeded-documents.ts';
import { type Role, ROLES } from '../../tests/rules/stage.ts';

const rulesOf = (name: string) =>
  readFileSync(new URL(`../../../../apps/web/firebase/${name}.rules`, import.meta.url), 'utf8');
const RECEIPT = 'groups/g/receipts/e/f';
const PHOTO = 'users/owner/photo/p';
const COPY = 'groups/g/photos/editor/p';
const JPEG: UploadMetadata = { contentType: 'image/jpeg' };

let environment: RulesTestEnvironment;
let stop: () => Promise<void>;
let storageAddress: { readonly host: string; readonly port: number };

beforeAll(async () => {
  setLogLevel('silent');
  const backend = await startLocalBackend({ emulatorTokens: true, ...recording() });
  stop = () => backend.stop();
  storageAddress = backend.addresses.storage;
  environment = await initializeTestEnvironment({
    projectId: 'demo-quits',
    firestore: { ...backend.addresses.firestore, rules: rulesOf('firestore') },
    storage: { ...backend.addresses.storage, rules: rulesOf('storage') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'groups/g'), groupData());
  });
});

afterAll(async () => {
  const { host, port } = storageAddress;
  await leaveCoverage(new URL(`http://${host}:${port}/internal/ruleCoverage`));
  await environment.cleanup();
  await stop();
});

beforeEach(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of [RECEIPT, PHOTO, COPY]) {
      await uploadBytes(ref(context.storage(), path), new Uint8Array(10), JPEG);
    }
  });
});

function file(role: Role, path: string) {
  const context =
    role === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(role);
  return ref(context.storage(), path);
}

const READERS: readonly Role[] = ['owner', 'editor', 'guest', 'viewer'];
const WRITERS: readonly Role[] = ['owner', 'editor', 'guest'];
const SIGNED_IN: readonly Role[] = ['owner', 'editor', 'guest', 'viewer', 'stranger'];
const put = (role: Role, path: string, metadata = JPEG, size = 10) =>
  uploadBytes(file(role, path), new Uint8Array(size), metadata);

type Attempt = (role: Role) => Promise<unknown>;
const MATRIX: readonly (readonly [string, readonly Role[], Attempt])[] = [
  ['see a receipt', READERS, (role) => getMetadata(file(role, RECEIPT))],
  ['add a receipt', WRITERS, (role) => put(role, `${RECEIPT}-${role}`)],
  ['overwrite a receipt', [], (role) => put(role, RECEIPT)],
  [
    'relabel a receipt',
    [],
    (role) => updateMetadata(file(role, RECEIPT), { contentType: 'text/html' }),
  ],
  ['delete a receipt', WRITERS, (role) => deleteObject(file(role, RECEIPT))],
  ['list receipts', ['owner'], (role) => listAll(file(role, 'groups/g/receipts/e'))],
  ['list all receipts', ['owner'], (role) => listAll(file(role, 'groups/g/receipts'))],
  ["list another group's receipts", [], (role) => listAll(file(role, 'groups/other/receipts'))],
  ['see a photo', ['owner'], (role) => getMetadata(file(role, PHOTO))],
  ['add a photo of their own', SIGNED_IN, (role) => put(role, `users/${role}/photo/new-${role}`)],
  ["add a photo of another's", ['owner'], (role) => put(role, `users/owner/photo/by-${role}`)],
  ["delete another's photo", ['owner'], (role) => deleteObject(file(role, PHOTO))],
  ["list one's photos", ['owner'], (role) => listAll(file(role, 'users/owner/photo'))],
  ["see a member's photo in the group", READERS, (role) => getMetadata(file(role, COPY))],
  [
    'add a photo of their own to the group',
    READERS,
    (role) => put(role, `groups/g/photos/${role}/new-${role}`),
  ],
  [
    "add another's photo to the group",
    ['editor'],
    (role) => put(role, `groups/g/photos/editor/by-${role}`),
  ],
  ["overwrite a photo of the group's", [], (role) => put(role, COPY)],
  [
    "delete another's photo from the group",
    ['owner', 'editor'],
    (role) => deleteObject(file(role, COPY)),
  ],
  [
    "list one's photos of the group",
    ['owner', 'editor'],
    (role) => listAll(file(role, 'groups/g/photos/editor')),
  ],
  ['list all photos of the group', ['owner'], (role) => listAll(file(role, 'groups/g/photos'))],
  ['add anything else', [], (role) => put(role, 'elsewhere/x')],
];

describe.each(MATRIX)('%s', (_, allowed, attempt) => {
  it.each(ROLES)('as %s', async (role) => {
    const tried = attempt(role);
    await (allowed.includes(role) ? assertSucceeds(tried) : assertFails(tried));
  });
});

describe('a receipt', () => {
  it.each([
    ['a PDF', 'groups/g/receipts/e/pdf', { contentType: 'application/pdf' }, 10],
    ['a preview', 'groups/g/receipts/e/f.preview', JPEG, 10],
    ['a single byte', 'groups/g/receipts/e/small', JPEG, 1],
    ['10 MiB', 'groups/g/receipts/e/large', JPEG, 10 * 1024 * 1024],
  ])('can be %s', async (_, path, metadata, size) => {
    await assertSucceeds(put('editor', path, metadata, size));
  });

  it.each([
    ['a page', 'groups/g/receipts/e/html', { contentType: 'text/html' }, 10],
    ['a picture with scripts', 'groups/g/receipts/e/svg', { contentType: 'image/svg+xml' }, 10],
    ['empty', 'groups/g/receipts/e/empty', JPEG, 0],
    ['larger than 10 MiB', 'groups/g/receipts/e/huge', JPEG, 10 * 1024 * 1024 + 1],
    ['of an odd name', 'groups/g/receipts/e/a b', JPEG, 10],
    ['of an odd expense', 'groups/g/receipts/a b/f', JPEG, 10],
    ['of another group', 'groups/other/receipts/e/f', JPEG, 10],
    ['further down', 'groups/g/receipts/e/f/g', JPEG, 10],
  ])('cannot be %s', async (_, path, metadata, size) => {
    await assertFails(put('editor', path, metadata, size));
  });
});

const group = (change: object) =>
  environment.withSecurityRulesDisabled((context) =>
    updateDoc(doc(context.firestore(), 'groups/g'), change),
  );

describe('an archived group', () => {
  beforeAll(() => group({ archivedAt: new Date(0) }));
  afterAll(() => group({ archivedAt: deleteField() }));

  it('keeps its receipts, which only an owner removes, and takes no more', async () => {
    await assertSucceeds(getMetadata(file('viewer', RECEIPT)));
    await assertFails(put('editor', 'groups/g/receipts/e/late'));
    await assertFails(put('owner', 'groups/g/receipts/e/late'));
    await assertFails(deleteObject(file('editor', RECEIPT)));
    await assertSucceeds(deleteObject(file('owner', RECEIPT)));
  });
});

describe('a photo in a group', () => {
  it.each([
    ['a PNG', 'png', { contentType: 'image/png' }, 10],
    ['larger than 32 KiB', 'huge', JPEG, 32 * 1024 + 1],
    ['empty', 'empty', JPEG, 0],
    ['of an odd name', 'a b', JPEG, 10],
  ])('cannot be %s', async (_, name, metadata, size) => {
    await assertFails(put('editor', `groups/g/photos/editor/${name}`, metadata, size));
  });

  it('is not added by an account without a person, nor to an archived group', async () => {
    await group({ 'seats.p-editor': '' });
    await assertFails(put('editor', 'groups/g/photos/editor/late'));
    await group({ 'seats.p-editor': 'editor', archivedAt: new Date(0) });
    await assertFails(put('editor', 'groups/g/photos/editor/late'));
    await group({ archivedAt: deleteField() });
    await assertSucceeds(put('editor', 'groups/g/photos/editor/late'));
  });

  it('goes along with an account that is no member anymore', async () => {
    await group({ 'roles.editor': deleteField() });
    await assertFails(getMetadata(file('editor', COPY)));
    await assertSucceeds(deleteObject(file('editor', COPY)));
    await group({ 'roles.editor': 'editor' });
  });
});

describe('a photo', () => {
  it.each([
    ['a PDF', 'pdf', { contentType: 'application/pdf' }, 10],
    ['larger than 5 MiB', 'huge', JPEG, 5 * 1024 * 1024 + 1],
    ['of an odd name', 'a b', JPEG, 10],
  ])('cannot be %s', async (_, name, metadata, size) => {
    await assertFails(put('owner', `users/owner/photo/${name}`, metadata, size));
  });
});

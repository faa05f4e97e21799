import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  withFunctionTriggersDisabled,
} from '@firebase/rules-unit-testing';
import { eventually } from '@quits/tooling-presets/eventually';
import { doc, getDoc, onSnapshot, setLogLevel } from 'firebase/firestore';
import { getMetadata, ref, uploadString } from 'firebase/storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';
import { startLocalBackend, type LocalBackend } from '../../src/start-local-backend.ts';
import type { LogEntry } from '../../src/diagnostics/log.ts';

const OPEN = serviceOf('match /notes/{id} { allow read: if resource == null; }');
const CLOSED = serviceOf('match /notes/{id} { allow read: if false; }');

let folder: string;
let rulesFile: string;
let backend: LocalBackend;
const entries: LogEntry[] = [];

beforeEach(async () => {
  setLogLevel('silent');
  folder = await mkdtemp(join(tmpdir(), 'rules-'));
  rulesFile = join(folder, 'firestore.rules');
  await writeFile(rulesFile, OPEN);
  entries.length = 0;
  backend = await startLocalBackend({
    rulesFile,
    emulatorTokens: true,
    log: (entry) => entries.push(entry),
  });
});

afterEach(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});

const logged = (text: string) =>
  eventually(() => expect(entries.map(({ message }) => message).join('\n')).toContain(text));

async function connect() {
  const { host, port } = backend.addresses.firestore;
  return initializeTestEnvironment({ projectId: 'demo-reload', firestore: { host, port } });
}

it('puts changed rules in force, for open listeners too', async () => {
  const environment = await connect();
  const db = environment.authenticatedContext('alice').firestore();
  await assertSucceeds(getDoc(doc(db, 'notes/a')));
  const ended = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  onSnapshot(
    doc(db, 'notes/a'),
    () => started.resolve(),
    (error) => ended.resolve(error.code),
  );
  await started.promise;
  await writeFile(join(folder, 'new'), CLOSED);
  await rename(join(folder, 'new'), rulesFile);
  await logged('are in force');
  expect(await ended.promise).toBe('permission-denied');
  await assertFails(getDoc(doc(db, 'notes/a')));
  await environment.cleanup();
});

it('keeps the old rules when the new ones are malformed, and says where', async () => {
  const environment = await connect();
  const db = environment.authenticatedContext('alice').firestore();
  await writeFile(rulesFile, OPEN.replace('resource == null', 'resource == nothing'));
  await logged("line 4, column 48: Unknown variable 'nothing'");
  await assertSucceeds(getDoc(doc(db, 'notes/a')));
  await environment.cleanup();
});

it('reads the rules of the object store again too', async () => {
  const storageRulesFile = join(folder, 'storage.rules');
  const rulesThat = (condition: string) =>
    `rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{all=**} { allow read, write: if ${condition}; } } }`;
  await writeFile(storageRulesFile, rulesThat('false'));
  const other = await startLocalBackend({
    storageRulesFile,
    emulatorTokens: true,
    log: (entry) => entries.push(entry),
  });
  const environment = await initializeTestEnvironment({
    projectId: other.project,
    storage: other.addresses.storage,
  });
  const file = ref(environment.unauthenticatedContext().storage(), 'notes/a');
  await assertFails(uploadString(file, 'a'));
  await writeFile(storageRulesFile, rulesThat('true'));
  await logged(`${storageRulesFile} are in force`);
  await assertSucceeds(uploadString(file, 'a'));
  await environment.cleanup();
  await other.stop();
});

it('is found through the hub', async () => {
  const { hostname, port } = new URL(backend.addresses.app);
  const environment = await initializeTestEnvironment({
    projectId: 'demo-hub',
    hub: { host: hostname, port: Number(port) },
    firestore: { rules: CLOSED },
    storage: {},
  });
  expect(environment.emulators.firestore).toEqual(backend.addresses.firestore);
  await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), 'notes/a')));
  const hub = { host: hostname, port: Number(port) };
  expect(await withFunctionTriggersDisabled(hub, () => Promise.resolve('done'))).toBe('done');
  await environment.withSecurityRulesDisabled(async (context) => {
    // The library clears the root folder only.
    const file = ref(context.storage(), 'a');
    await uploadString(file, 'a');
    await environment.clearStorage();
    await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
  await environment.cleanup();
});

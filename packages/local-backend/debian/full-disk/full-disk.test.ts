import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type FunctionsCodebase,
  functionsCodebase,
} from '../../tests/support/functions-codebase.ts';
import { buildHostedPage } from '../../tests/support/hosted-page.ts';
import { launchForServer, listenToNotes, openServed } from '../../tests/support/server-browser.ts';
import { type ServerStage, startServerStage } from '../../tests/support/server-stage.ts';
import { canMount, mountDisk, type SmallDisk } from '../../tests/support/small-disk.ts';

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
const PATIENCE = { timeout: 30_000, interval: 200 };
const DOCUMENTS = '/v1/projects/quits/databases/(default)/documents';
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /{document=**} { allow read, write: if request.auth != null; }
} }`;
const CODE = `
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';

initializeApp();
export const copy = onDocumentCreated({ document: 'notes/{note}', retry: true }, (event) =>
  getFirestore().doc('copies/' + event.params.note).set({ of: event.id }));
`;

let hosting = '';
let rulesFile = '';
let codebase: FunctionsCodebase;
let disk: SmallDisk;
let stage: ServerStage;
let browser: Browser;

const isRoot = canMount();

async function start(): Promise<void> {
  stage = await startServerStage({
    hosting: { folder: hosting },
    data: join(disk.folder, 'data'),
    functionsFolder: codebase.folder,
    rulesFile,
    limits: { free: 0 },
  });
}

beforeAll(async () => {
  if (!isRoot) return;
  disk = mountDisk(24);
  codebase = functionsCodebase(CODE);
  rulesFile = join(codebase.folder, 'firestore.rules');
  writeFileSync(rulesFile, RULES);
  [hosting, browser] = await Promise.all([buildHostedPage(), launchForServer()]);
  await start();
});

afterAll(async () => {
  if (!isRoot) return;
  await browser.close();
  await stage.stop();
  disk.remove();
  codebase.remove();
  rmSync(hosting, { recursive: true });
});

async function post(
  path: string,
  content: object,
  token = '',
): Promise<Record<string, unknown> & { readonly status: number }> {
  const answer = await stage.send({
    method: 'POST',
    path,
    headers: {
      'Content-Type': 'application/json',
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(content),
  });
  const body: Record<string, unknown> = JSON.parse(answer.body);
  return { ...body, status: answer.status };
}

const add = (page: Page, n: number) =>
  page.evaluate(async (value) => {
    const { doc, setDoc } = served.store;
    await setDoc(doc(served.firestore, 'notes', `n${value}`), { n: value });
    return 'acknowledged';
  }, n);

const note = (n: number) => ({
  writes: [
    {
      update: {
        name: `projects/quits/databases/(default)/documents/notes/n${n}`,
        fields: { n: { integerValue: String(n) } },
      },
    },
  ],
});

async function idsOf(collection: string, token: string): Promise<string[]> {
  const answer = await stage.send({
    path: `${DOCUMENTS}/${collection}`,
    headers: { Authorization: `Bearer ${token}` },
  });
  const { documents = [] } = JSON.parse(answer.body) as { documents?: { name: string }[] };
  return documents.map(({ name }) => name.split('/').at(-1) ?? '');
}

/** Returns the code with which the SDK refuses another guest. */
async function signUpCode(): Promise<string> {
  const { createUserWithEmailAndPassword } = served.identity;
  return createUserWithEmailAndPassword(served.auth, 'ann@example.org', 'correct horse').then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
}

/** Returns the code with which the SDK refuses a file. */
async function uploadCode(): Promise<string> {
  const { ref, uploadBytes } = served.files;
  const place = ref(served.storage, `users/${served.auth.currentUser?.uid}/a`);
  return uploadBytes(place, new Uint8Array(100_000)).then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
}

// Mounting needs root.
it.skipIf(!isRoot)(
  'keeps what it has acknowledged on a full disk, tells what it refuses, and recovers by itself',
  async () => {
    const writer = await openServed(browser, stage.server.url);
    const reader = await openServed(browser, stage.server.url);
    await Promise.all([listenToNotes(writer), listenToNotes(reader)]);
    expect(await add(writer, 1)).toBe('acknowledged');
    await reader.waitForFunction(() => served.shown === '1');
    const { idToken } = await post(SIGN_UP, {});
    const token = String(idToken);
    await writer.clock.install();

    disk.fill();
    const waiting = add(writer, 2);
    expect(await post(`${DOCUMENTS}:commit`, note(3), token)).toMatchObject({
      status: 429,
      error: {
        status: 'RESOURCE_EXHAUSTED',
        message: 'The commit could not be stored: the disk is full.',
      },
    });
    expect(await post(SIGN_UP, {})).toMatchObject({
      status: 429,
      error: { message: 'QUOTA_EXCEEDED : The disk of the server is full.' },
    });
    expect(await writer.evaluate(signUpCode)).toBe('auth/quota-exceeded');
    expect(await writer.evaluate(uploadCode)).toBe('storage/quota-exceeded');
    expect(await idsOf('notes', token)).toEqual(['n1']);
    expect(await reader.evaluate(() => served.shown)).toBe('1');
    expect(stage.logged).toContain('The commit could not be stored: the disk is full.');

    disk.empty();
    await expect
      .poll(async () => {
        await writer.clock.fastForward(100_000);
        return idsOf('notes', token);
      }, PATIENCE)
      .toEqual(['n1', 'n2']);
    expect(await waiting).toBe('acknowledged');
    await reader.waitForFunction(() => served.shown === '1 2');
    // The event of the function is part of the commit.
    await expect.poll(() => idsOf('copies', token), PATIENCE).toEqual(['n1', 'n2']);

    disk.fill();
    await Promise.all([writer.context().close(), reader.context().close()]);
    await stage.stop();
    await expect(start()).rejects.toThrow(/^The disk of .*quits.sqlite is full. Free some space/);
    disk.empty();
    await start();
    expect(await idsOf('notes', token)).toEqual(['n1', 'n2']);
  },
  120_000,
);

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalBackend, StartError, type LocalBackendOptions } from '@quits/local-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';

const DEPLOYED = join(import.meta.dirname, '../firebase');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-deployed-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the backend's error for some files; it rejects what the service refuses to deploy. */
async function refusalOf(options: LocalBackendOptions): Promise<string | undefined> {
  try {
    const backend = await startLocalBackend(options);
    await backend.stop();
    return undefined;
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}

function changed(name: string, change: (text: string) => string): string {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(join(DEPLOYED, name), 'utf8')));
  return file;
}

it('the rules and the indexes are such as the service deploys', async () => {
  const refusal = await refusalOf({
    rulesFile: join(DEPLOYED, 'firestore.rules'),
    storageRulesFile: join(DEPLOYED, 'storage.rules'),
    indexesFile: join(DEPLOYED, 'firestore.indexes.json'),
  });
  expect(refusal).toBeUndefined();
});

it('rules with an unknown name would not be', async () => {
  const rulesFile = changed('firestore.rules', (text) => text.replaceAll('request.', 'requst.'));
  expect(await refusalOf({ rulesFile })).toMatch(/firestore\.rules.*requst/s);
});

it('an index without a scope would not be', async () => {
  const indexesFile = changed('firestore.indexes.json', (text) =>
    text.replace('"queryScope"', '"scope"'),
  );
  expect(await refusalOf({ indexesFile })).toMatch(/firestore\.indexes\.json/);
});

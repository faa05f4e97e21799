import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startLocalBackend, type LocalBackend } from '@quits/local-backend';
import { largeGroup, type LargeGroupOptions } from './large-group.ts';

const APP = resolve(import.meta.dirname, '..');
const UID = 'ana';

/** The built app on a backend in this process with a very large group, and its owner's account. */
export interface LargeGroupBackend {
  readonly backend: LocalBackend;
  readonly email: string;
  readonly password: string;
  /** URL of the group. */
  readonly group: string;
  readonly dispose: () => Promise<void>;
}

/** Starts the backend; it can serve another build than this one. */
export async function startLargeGroup({
  expenses = 10_000,
  people = 50,
  rows = 'plain',
  hosting = join(APP, 'dist'),
}: {
  readonly expenses?: number;
  readonly people?: number;
  readonly rows?: LargeGroupOptions['rows'];
  readonly hosting?: string;
} = {}): Promise<LargeGroupBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-large-'));
  const seedFile = join(folder, 'seed.json');
  writeFileSync(
    seedFile,
    JSON.stringify(largeGroup({ groupId: 'large', uid: UID, people, expenses, rows })),
  );
  const backend = await startLocalBackend({
    hosting: { folder: hosting },
    rulesFile: join(APP, 'firebase/firestore.rules'),
    storageRulesFile: join(APP, 'firebase/storage.rules'),
    indexesFile: join(APP, 'firebase/firestore.indexes.json'),
    seedFile,
    emulatorTokens: true,
  });
  const account = { email: 'ana@example.com', password: 'level-headed-9' };
  const accounts = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/projects/${backend.project}/accounts`;
  const made = await fetch(accounts, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: UID, ...account }),
  });
  if (!made.ok) throw new Error(`The account was not made: ${await made.text()}`);
  return {
    backend,
    ...account,
    group: `${backend.addresses.app}/groups/large`,
    async dispose() {
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../../src/http/listen.ts';
import { readFirebaseJson, startLocalBackend } from '../../src/index.ts';
import configurations from './configurations.json' with { type: 'json' };

const RULES = "rules_version = '2'; service cloud.firestore {}";
const STORAGE_RULES = "rules_version = '2'; service firebase.storage {}";
const INDEX = (collectionGroup: string) => ({
  indexes: [
    {
      collectionGroup,
      queryScope: 'COLLECTION',
      fields: ['a', 'b'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    },
  ],
});
const FILES: Readonly<Record<string, string>> = {
  'firestore.rules': RULES,
  'reports.rules': RULES,
  'storage.rules': STORAGE_RULES,
  'uploads.rules': STORAGE_RULES,
  'firestore.indexes.json': JSON.stringify(INDEX('groups')),
  'reports.indexes.json': JSON.stringify(INDEX('reports')),
  'public/index.html': '<title>Shop</title>',
  'admin/index.html': '<title>Admin</title>',
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-configurations-'));
  for (const name of ['public', 'admin']) mkdirSync(join(folder, name));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns ports that nobody listens on. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map((server) => listen(server, 0, '127.0.0.1')));
  await Promise.all(servers.map((server) => new Promise((resolve) => void server.close(resolve))));
  return ports;
}

it('has 50 configurations', () => {
  expect(Object.keys(configurations).length).toBeGreaterThanOrEqual(50);
});

it.each(Object.entries(configurations))(
  'starts with %s',
  async (_name, { config, notes, ...more }) => {
    // `P` stands for any free port.
    const source = JSON.stringify(config);
    const ports = await freePorts(source.split('"P"').length - 1);
    writeFileSync(
      join(folder, 'firebase.json'),
      source.replaceAll('"P"', () => String(ports.pop())),
    );
    const names = 'rc' in more ? more.rc : {};
    writeFileSync(join(folder, '.firebaserc'), JSON.stringify(names));
    const project = readFirebaseJson(join(folder, 'firebase.json'));
    expect(project.notes).toHaveLength(notes.length);
    for (const note of notes) expect(project.notes).toContainEqual(expect.stringContaining(note));
    expect(project.notes.join('')).not.toContain('\n');

    const backend = await startLocalBackend(project.options);
    try {
      const { app, sites } = backend.addresses;
      expect((await fetch(`${app}/__/ready`)).status).toBe(200);
      const { hosting, emulatorPorts = {} } = project.options;
      const page = await (await fetch(app)).text();
      expect(page.includes('<title>Shop</title>')).toBe(hosting?.folder === join(folder, 'public'));
      for (const origin of Object.values(sites)) {
        // One after the other, as there are few.
        // oxlint-disable-next-line no-await-in-loop
        expect(await (await fetch(origin)).text()).toContain('<title>Admin</title>');
      }
      for (const port of Object.values(emulatorPorts)) {
        // oxlint-disable-next-line no-await-in-loop
        expect((await fetch(`http://127.0.0.1:${port}/__/ready`)).status).toBe(200);
      }
    } finally {
      await backend.stop();
    }
  },
);

import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirestore } from '@quits/firestore-service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderStore } from '../src/backup/folder-store.ts';
import { runDoctorCommand } from '../src/cli/run-doctor-command.ts';
import { openDatabase } from '../src/data/open-database.ts';
import { examineServer } from '../src/doctor/examine-server.ts';
import { listen } from '../src/http/listen.ts';
import type { ServerOptions } from '../src/server/server-options.ts';
import {
  freePort,
  PUBLIC_NAME,
  type ServerStage,
  startServerStage,
} from './support/server-stage.ts';

const DAY = 24 * 60 * 60 * 1000;
const SECRET = Buffer.from('correct horse battery staple');

let stage: ServerStage;
let options: ServerOptions;

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'quits-doctor-'));
  const backup = { store: folderStore(join(root, 'backup')), secret: SECRET };
  const port = await freePort();
  stage = await startServerStage({ backup, port, data: join(root, 'data') });
  options = {
    url: `https://${PUBLIC_NAME}:${port}`,
    port,
    host: '127.0.0.1',
    data: join(root, 'data'),
    encryption: {
      kind: 'files',
      certificateFile: join(stage.folder, 'cert.pem'),
      keyFile: join(stage.folder, 'key.pem'),
    },
    backup,
  };
});

afterAll(() => {
  rmSync(stage.folder, { recursive: true, force: true });
  rmSync(join(options.data, '..'), { recursive: true });
});

/** Returns the findings that need something, as `check: message`. */
async function wrong(changes: Partial<ServerOptions> = {}): Promise<string[]> {
  const findings = await examineServer({ ...options, ...changes });
  for (const { level, remedy } of findings) expect(remedy === undefined).toBe(level === 'ok');
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ check, level, message }) => `${check} ${level}: ${message}`);
}

it('finds nothing wrong with a server that runs, and with one that was stopped', async () => {
  expect(await wrong()).toEqual([]);
  const running = await examineServer(options);
  expect(running.map(({ message }) => message)).toContain(
    `The running server has the port ${options.port}.`,
  );
  await stage.server.stop();
  expect(await wrong()).toEqual([]);
});

it('names what is wrong, and how to mend it', async () => {
  const now = () => Date.now();
  expect(await wrong({ now: () => now() + 300_000 * DAY })).toEqual([
    expect.stringMatching(/^certificate error: The certificate has expired on/),
    expect.stringMatching(/^backup warning: The latest state in the backup is of/),
  ]);
  expect(await wrong({ url: 'https://other.example.org' })).toEqual([
    'certificate error: The certificate is not for other.example.org.',
  ]);
  const { store } = options.backup ?? { store: folderStore('none') };
  expect(await wrong({ backup: { store, secret: Buffer.from('another passphrase') } })).toEqual([
    'backup error: The passphrase or key file is not the one of this backup.',
  ]);
  const empty = folderStore(join(stage.folder, 'empty'));
  expect(await wrong({ backup: { store: empty, secret: SECRET } })).toEqual([
    'backup error: There is no backup.',
  ]);
  expect(await wrong({ limits: { free: 2 ** 40 } })).toEqual([
    expect.stringMatching(/^disk error: The disk has \d+ MB free; below 1099511627776 MB/),
  ]);
  const other = createServer();
  await listen(other, options.port ?? 0, '127.0.0.1');
  expect(await wrong()).toEqual([`port error: Another program has the port ${options.port}.`]);
  other.close();
  expect(await wrong({ data: join(stage.folder, 'none') })).toEqual([
    expect.stringMatching(/^folder warning: The folder .* doesn't exist yet/),
  ]);
  const uploads = join(options.data, 'uploads');
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, 'old'), '');
  utimesSync(join(uploads, 'old'), 0, 0);
  writeFileSync(join(options.data, 'quits.sqlite.schema-3'), '');
  expect(await wrong()).toEqual([
    expect.stringMatching(/^leftovers warning: .*schema-3 is the copy that an upgrade has made/),
    expect.stringMatching(/^leftovers warning: .* has 1 uploads/),
  ]);
  rmSync(join(uploads, 'old'));
  rmSync(join(options.data, 'quits.sqlite.schema-3'));
});

it('tells the mode, the version and damage of the data', async () => {
  const changed = async (sql: string) => {
    const data = join(stage.folder, 'changed');
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data);
    copyFileSync(join(options.data, 'quits.sqlite'), join(data, 'quits.sqlite'));
    const database = openDatabase({ kind: 'folder', path: data });
    database.exec(sql);
    database.close();
    return wrong({ data });
  };
  expect(await changed('DROP TABLE server_data')).toEqual([
    expect.stringMatching(/^mode error: The data is of a development backend/),
  ]);
  expect(await changed("UPDATE firestore_meta SET value = '99' WHERE key = 'schema'")).toEqual([
    'schema error: The tables have version 99; this release has 6.',
    'records error: The stored property of the database schema is damaged.',
  ]);
  expect(
    await changed(`CREATE TABLE server_import (id INTEGER, source TEXT, is_finished INTEGER);
      INSERT INTO server_import VALUES (1, '', 0)`),
  ).toEqual([expect.stringMatching(/^mode error: An import was interrupted/)]);
  const year2100 = 4_102_444_800_000_000;
  expect(
    await changed(
      `INSERT INTO firestore_documents VALUES (1, 1, 1, x'00', 'notes/a', '{}', 0, ${year2100}, 0)`,
    ),
  ).toEqual([
    expect.stringMatching(/^clock error: .* the latest commit is of 2100-01-01/),
    'records error: The stored document notes/a is damaged.',
    'records error: The stored place of the document notes/a is damaged.',
  ]);
});

it('builds a damaged index again when it is told to', async () => {
  const data = join(stage.folder, 'mend');
  mkdirSync(data);
  copyFileSync(join(options.data, 'quits.sqlite'), join(data, 'quits.sqlite'));
  const database = openDatabase({ kind: 'folder', path: data });
  const name = 'projects/quits/databases/(default)';
  const firestore = createFirestore({
    storage: database,
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
  });
  const fields = { n: { integerValue: '1' } };
  const update = { name: `${name}/documents/notes/a`, fields };
  await firestore.service.unary('Commit', { database: name, writes: [{ update }] }, {});
  firestore.stop();
  database.exec('DELETE FROM firestore_entries');
  database.close();
  const problem = 'records error: The stored index of the collections notes is damaged.';
  expect(await wrong({ data })).toEqual([problem]);
  const findings = await examineServer({ ...options, data }, true);
  expect(findings.map(({ message }) => message)).toContain(
    'The index of the collections notes was damaged and is built again.',
  );
  expect(await wrong({ data })).toEqual([]);
});

it('is a command with an exit code and JSON', async () => {
  const run = async (...args: string[]) => {
    const written = { output: '', errors: '' };
    const place = ['--url', options.url, '--data', options.data];
    const code = await runDoctorCommand(['doctor', ...place, ...args], {
      stdout: { write: (text) => (written.output += text) },
      stderr: { write: (text) => (written.errors += text) },
      env: {},
      once: () => undefined,
    });
    return { code, ...written };
  };
  const certificate = [
    '--certificate',
    join(stage.folder, 'cert.pem'),
    '--key',
    join(stage.folder, 'key.pem'),
  ];
  const fine = await run(...certificate, '--json');
  expect(fine).toMatchObject({ code: 0, errors: '' });
  expect(JSON.parse(fine.output)).toContainEqual({
    check: 'backup',
    level: 'warning',
    message: 'There is no backup.',
    remedy: 'Start with --backup, to a folder on another disk or a bucket.',
  });
  writeFileSync(join(stage.folder, 'key.pem'), readFileSync(join(stage.folder, 'cert.pem')));
  const wrongKey = await run(...certificate);
  expect(wrongKey.code).toBe(1);
  expect(wrongKey.output).toMatch(/ERROR {4}The certificate .* don't belong together/);
  expect(await run('--nonsense')).toMatchObject({ code: 2 });
});

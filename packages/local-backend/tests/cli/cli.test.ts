import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../../src/cli/run-cli.ts';
import { startLocalBackend } from '../../src/index.ts';
import { listen } from '../../src/http/listen.ts';
import { runBackend, runBackendAsNobody } from '../support/run-backend.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-cli-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs the command line in this process; none of these runs gets to the point of waiting for a
 * signal.
 */
async function run(...args: string[]) {
  const written = { output: '', errors: '' };
  const code = await runCli(['--port', '0', ...args], {
    stdout: { write: (text) => (written.output += text) },
    stderr: { write: (text) => (written.errors += text) },
    env: {},
    once: () => undefined,
  });
  return { code, ...written };
}

async function refusal(...args: string[]) {
  const { code, errors, output } = await run(...args);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  const lines = errors.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0];
}

describe('a start that works', () => {
  it('serves on when whoever read its output has gone', async () => {
    const backend = runBackend('--port', '0', '--data', folder);
    const address = /Ready at (http:\S+)/.exec(await backend.ready())?.[1] ?? '';
    backend.process.stdout?.destroy();
    // A refusal is logged to the closed output.
    for (const path of ['/v0/b/x/o/y', '/__session']) {
      await fetch(`${address}${path}`, { method: 'POST' });
    }
    const ready = await fetch(`${address}/__/ready`);
    expect(ready.status).toBe(200);
    backend.process.kill('SIGTERM');
    expect(await backend.ended()).toMatchObject({ code: 0 });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('prints the address and stops on %s', async (signal) => {
    const backend = runBackend('--port', '0', '--data', folder);
    const output = await backend.ready();
    const address = /Ready at (http:\S+)/.exec(output)?.[1] ?? '';
    const ready = await fetch(`${address}/__/ready`);
    expect(await ready.json()).toEqual({ ready: true, project: 'demo-quits' });
    backend.process.kill(signal);
    expect(await backend.ended()).toMatchObject({ code: 0, errors: '' });
  });

  it('says that test tools are let in, and writes an export at the end', async () => {
    const exported = join(folder, 'export');
    const backend = runBackend('--port=0', '--memory', '--emulator-tokens', `--export=${exported}`);
    await backend.ready();
    backend.process.kill('SIGTERM');
    const { code, errors } = await backend.ended();
    expect(code).toBe(0);
    expect(errors).toMatch(/^Unsigned tokens and the token "owner" are accepted/);
    const imported = await startLocalBackend({ importFolder: exported });
    await imported.stop();
  });

  it('begins with the documents of a seed', async () => {
    const path = join(folder, 'seed.json');
    writeFileSync(
      path,
      '{"users/ann": {"age": 30, "born": {"timestampValue": "1996-01-01T00:00:00Z"}}}',
    );
    const backend = runBackend('--port=0', '--memory', '--emulator-tokens', `--seed=${path}`);
    const output = await backend.ready();
    const firestore = /Firestore at ([^)]+)/.exec(output)?.[1] ?? '';
    const name = 'projects/demo-quits/databases/(default)/documents/users/ann';
    const headers = { Authorization: 'Bearer owner' };
    const answer = await fetch(`http://${firestore}/v1/${name}`, { headers });
    expect(await answer.json()).toMatchObject({
      fields: { age: { integerValue: '30' }, born: { timestampValue: '1996-01-01T00:00:00Z' } },
    });
    backend.process.kill('SIGTERM');
    await backend.ended();
  });

  it('logs one JSON object per line', async () => {
    const backend = runBackend('--port', '0', '--memory', '--json');
    const output = await backend.ready();
    const [first] = output.trim().split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({ level: 'info', app: expect.any(String) });
    backend.process.kill('SIGTERM');
    await backend.ended();
  });

  it('prints help and version', async () => {
    const help = await run('--help');
    expect(help.code).toBe(0);
    expect(help.output).toContain('--firestore-port');
    expect((await run('--version')).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('a start that cannot work says so in one line', () => {
  it('for a port in use', async () => {
    const server = createServer();
    const port = await listen(server, 0, '127.0.0.1');
    // The next port, Firestore's default, may be in use too.
    const spare = createServer();
    const free = await listen(spare, 0, '127.0.0.1');
    spare.close();
    const ports = ['--port', String(port), '--firestore-port', String(free)];
    const line = await refusal(...ports, '--memory');
    expect(line).toMatch(new RegExp(`^Port ${port} of 127.0.0.1 is in use\\. Stop`));
    server.close();
  });

  it.each([
    [['--port', 'many'], /^--port must be a number from 0 to 65535, not "many"\.$/],
    [['--nonsense'], /^Unknown option '--nonsense'\. See --help\.$/],
    [['--project', 'A B'], /^--project must be 3 to 30 lower-case letters/],
    [['--memory', '--data', 'x'], /^--memory and --data exclude each other/],
    [
      ['--host', '203.0.113.7', '--memory', '--no-dashboard'],
      /"203.0.113.7" is no address of this machine/,
    ],
    [['--trust-proxy', '--memory'], /^With --trust-proxy others can reach this development server/],
    [['--host', '0.0.0.0', '--memory'], /start with --no-dashboard or --dashboard-password\.$/],
    [
      ['--action-url', 'https://quits.example/auth/action', '--memory'],
      /^With --action-url .* start with --no-provider-page, --no-dashboard or --dashboard-password/,
    ],
    [
      ['--trust-proxy', '--no-provider-page', '--no-dashboard', '--emulator-tokens', '--memory'],
      /emulator tokens/,
    ],
  ])('for %j', async (args, message) => {
    expect(await refusal(...args)).toMatch(message);
  });

  it('for a missing configuration', async () => {
    const path = join(folder, 'firebase.json');
    expect(await refusal('--config', path)).toBe(
      `The Firebase configuration ${path} does not exist. Create it or correct the path.`,
    );
  });

  it.each([
    ['{"firestore": ', 'is not valid JSON'],
    ['{"firestore": {"rules": 5}}', '"firestore.rules" must be a path'],
    ['[]', 'must hold a JSON object'],
  ])('for the malformed configuration %s', async (source, message) => {
    const path = join(folder, 'firebase.json');
    writeFileSync(path, source);
    const line = await refusal('--config', path);
    expect(line).toContain(path);
    expect(line).toContain(message);
  });

  it.each([
    ['{"indexes": [{"collectionGroup": "a/b"}]}', '"a/b"'],
    [
      '{"indexes": [{"collectionGroup": "a", "queryScope": "COLLECTION", "fields": [{"fieldPath": "b"}, {"fieldPath": "c"}]}]}',
      'The index field "b" must have an order of ASCENDING or DESCENDING',
    ],
    ['not json', 'is not valid JSON'],
  ])('for the malformed indexes %s', async (source, message) => {
    const path = join(folder, 'firestore.indexes.json');
    writeFileSync(path, source);
    const line = await refusal('--memory', '--indexes', path);
    expect(line).toContain(path);
    expect(line).toContain(message);
  });

  it.each([
    ['{"users": {"age": 30}}', 'The seed\'s document "users" is wrong: '],
    ['{"users/ann": {"born": {"timestampValue": "yesterday"}}}', 'Invalid timestamp: yesterday'],
    ['{"users/ann": ', 'is not valid JSON'],
    ['[]', 'must hold a JSON object'],
  ])('for the malformed seed %s, and leaves the data folder alone', async (source, message) => {
    const path = join(folder, 'seed.json');
    const data = join(folder, 'data');
    writeFileSync(path, source);
    const line = await refusal('--seed', path, '--data', data);
    expect(line).toContain(path);
    expect(line).toContain(message);
    expect(existsSync(data)).toBe(false);
  });

  it('for a missing seed', async () => {
    const path = join(folder, 'seed.json');
    expect(await refusal('--memory', '--seed', path)).toBe(
      `The seed ${path} does not exist. Create it or correct the path.`,
    );
  });

  it('for missing rules', async () => {
    const path = join(folder, 'firestore.rules');
    expect(await refusal('--memory', '--rules', path)).toBe(
      `The rules file ${path} does not exist. Create it or correct the path.`,
    );
  });

  it('for malformed rules, and leaves the data folder alone', async () => {
    const path = join(folder, 'firestore.rules');
    const data = join(folder, 'data');
    writeFileSync(path, 'service cloud.firestore {\n  match /a/{b} { allow reed; }\n}\n');
    const line = await refusal('--rules', path, '--data', data);
    expect(line).toMatch(
      /firestore\.rules is malformed: line 2, column \d+: .+ Correct it there\.$/,
    );
    expect(existsSync(data)).toBe(false);
  });

  it('for a hosted folder without a page', async () => {
    expect(await refusal('--memory', '--hosting', folder)).toBe(
      `The hosted folder ${folder} has no index.html. Build the app first or correct --hosting.`,
    );
  });

  it('for a data folder that is a file', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, 'mine');
    expect(await refusal('--data', path)).toContain(`${path} is not a folder`);
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('for a data folder without permission', async () => {
    chmodSync(folder, 0o755);
    const path = join(folder, 'locked');
    mkdirSync(path);
    chmodSync(path, 0o500);
    const { code, errors } = await runBackendAsNobody('--port', '0', '--data', path).ended();
    expect(code).toBe(1);
    expect(errors).toContain(`The data folder ${path} cannot be read and written (EACCES).`);
  });

  it('for a folder that cannot be made', async () => {
    const line = await refusal('--data', '/proc/quits');
    expect(line).toContain('The data folder /proc/quits cannot be read and written');
  });

  it.each(['this is no database at all, just text that somebody put here', ''])(
    'for a damaged database, and leaves it as it is',
    async (content) => {
      const file = join(folder, 'quits.sqlite');
      const backend = await startLocalBackend({ data: { kind: 'folder', path: folder } });
      await backend.stop();
      const bytes = readFileSync(file);
      const damaged =
        content === ''
          ? Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 7)])
          : Buffer.from(content);
      writeFileSync(file, damaged);
      const line = await refusal('--data', folder);
      expect(line).toContain(`The database ${file} is damaged`);
      expect(line).toContain('restore it from a backup');
      expect(readFileSync(file).equals(damaged)).toBe(true);
    },
  );

  it('for data that another release wrote', async () => {
    const backend = await startLocalBackend({ data: { kind: 'folder', path: folder } });
    await backend.stop();
    const database = new DatabaseSync(join(folder, 'quits.sqlite'));
    database.exec("UPDATE firestore_meta SET value = '999' WHERE key = 'schema'");
    database.close();
    expect(await refusal('--data', folder)).toMatch(/schema 999.*Start with an empty data folder/);
  });

  it('for a database that another backend uses', async () => {
    const first = await startLocalBackend({ data: { kind: 'folder', path: folder } });
    expect(await refusal('--data', folder)).toContain('is in use by another running backend');
    await first.stop();
  });
});

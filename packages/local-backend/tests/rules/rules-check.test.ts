import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../src/cli/run-cli.ts';
import { startTestBackend } from '../../src/testing/start-test-backend.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/notes/{id} {
    allow get: if resource.data.owner == request.auth.uid;
  }
}
`;
const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/photos/{uid} {
    allow get: if request.auth.uid == uid && firestore.exists(/databases/(default)/documents/notes/a);
  }
}
`;

const folder = mkdtempSync(join(tmpdir(), 'rules-check-'));
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  setLogLevel('silent');
  writeFileSync(path('firestore.rules'), RULES);
  writeFileSync(path('storage.rules'), STORAGE_RULES);
  writeFileSync(
    path('firebase.json'),
    JSON.stringify({
      firestore: { rules: 'firestore.rules' },
      storage: { rules: 'storage.rules' },
    }),
  );
  const backend = await startTestBackend({
    rulesFile: path('firestore.rules'),
    storageRulesFile: path('storage.rules'),
    recordRequestsFile: path('requests.jsonl'),
  });
  await backend.seed({ 'notes/a': { owner: 'ann' } });
  for (const uid of ['ann', 'ben']) {
    const app = initializeApp(backend.firebaseConfig, uid);
    const database = getFirestore(app);
    const { host, port } = backend.addresses.firestore;
    connectFirestoreEmulator(database, host, port, { mockUserToken: { sub: uid } });
    await getDoc(doc(database, 'notes/a')).catch(() => undefined);
    await deleteApp(app);
  }
  const { app: origin } = backend.addresses;
  const bucket = backend.firebaseConfig.storageBucket;
  const photo = await fetch(`${origin}/v0/b/${bucket}/o/photos%2Fann`);
  await photo.body?.cancel();
  await backend.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: readonly string[]) {
  let output = '';
  let errors = '';
  const code = await runCli(['rules', 'check', ...args], {
    stdout: { write: (text: string) => (output += text) },
    stderr: { write: (text: string) => (errors += text) },
    env: {},
    once: () => undefined,
  });
  return { code, output, errors };
}

const config = ['--config', path('firebase.json')];
const requests = ['--requests', path('requests.jsonl')];

describe('a recording of a backend', () => {
  it('is a line for each request, for the owner of the file only', () => {
    const lines = readFileSync(path('requests.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { kind: 'document', request: { caller: { uid: 'ann' } }, verdict: { allowed: true } },
      { kind: 'document', request: { caller: { uid: 'ben' } }, verdict: { allowed: false } },
      { kind: 'object', request: { caller: { kind: 'nobody' } }, verdict: { allowed: false } },
    ]);
    expect(statSync(path('requests.jsonl')).mode & 0o777).toBe(0o600);
  });

  it('has no tokens', () => {
    // A mock token is a JSON object in Base64, which starts like this.
    expect(readFileSync(path('requests.jsonl'), 'utf8')).not.toMatch(/eyJ|[Bb]earer/);
  });
});

describe('rules check', () => {
  it('passes for the rules of a firebase.json and what was recorded with them', async () => {
    const { code, output } = await run(...config, ...requests, '--coverage', '50');
    expect(output).toMatch(/firestore\.rules: no findings; 2 requests replayed, 0 decided/);
    expect(output).toMatch(/storage\.rules: \d notes?; 1 requests replayed, 0 decided/);
    expect(code).toBe(0);
  });

  it('tells what changed rules decide otherwise', async () => {
    writeFileSync(path('changed.rules'), RULES.replace('==', '!='));
    const { code, output } = await run('--rules', path('changed.rules'), ...requests);
    expect(output).toMatch(
      /changed\.rules:4:19 {2}error {2}changed-verdict\n {2}A get of \/notes\/a by ann was allowed \(by .*firestore\.rules:4\) and is now denied: false for 'get' @ L4\./,
    );
    expect(output).toContain('A get of /notes/a by ben was denied');
    expect(code).toBe(1);
  });

  it('kills mutants, as JSON', async () => {
    const json = ['--format', 'json'];
    const rules = ['--rules', path('firestore.rules')];
    const { code, output } = await run(...rules, ...requests, '--mutants', '100', ...json);
    expect(JSON.parse(output)).toMatchObject({
      version: 1,
      checks: [{ findings: [], mutation: { mutants: 2, killed: 2, score: 1 } }],
    });
    expect(code).toBe(0);
  });

  it('runs as the README shows', async () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const commands = [...readme.matchAll(/^npx quits-backend rules check (.*)$/gm)].map(
      ([, args = '']) => args.replaceAll(/[\w.]+\.jsonl?$|[\w.]+\.jsonl?(?= )/g, path).split(' '),
    );
    expect(commands).toHaveLength(2);
    for (const args of commands) {
      const { code, errors } = await run(...args, ...(args.includes('--config') ? [] : config));
      expect([errors, [0, 1]]).toEqual(['', expect.arrayContaining([code])]);
    }
  });

  it('writes SARIF to a file, without the codes that are ignored', async () => {
    writeFileSync(path('bad.rules'), RULES.replace('/{id}', '').replace('resource', 'request'));
    const rules = ['--rules', path('bad.rules'), '--format', 'sarif', '-o', path('out.sarif')];
    const results = () =>
      (JSON.parse(readFileSync(path('out.sarif'), 'utf8')) as { runs: { results: object[] }[] })
        .runs[0]?.results;
    expect(await run(...rules)).toEqual({ code: 1, output: '', errors: '' });
    expect(results()).toMatchObject([{ ruleId: 'never-matches' }, { ruleId: 'unreachable-allow' }]);
    const ignored = ['--ignore', 'never-matches', '--ignore', 'unreachable-allow'];
    expect((await run(...rules, ...ignored)).code).toBe(0);
    expect(results()).toEqual([]);
  });

  it.each([
    [['--rules', 'none.rules'], 'none.rules does not exist'],
    [['--rules', path('firestore.rules'), '--mutants', '90'], '--mutants needs recorded requests'],
    [[...config, '--requests', path('firestore.rules')], 'is malformed: Line 1 is not JSON'],
    [[...config, '--coverage', 'all'], '--coverage must be a number from 0 to 100, not "all"'],
    [[...config, '--format', 'xml'], '--format must be'],
    [[...config, '--wrong'], "Unknown option '--wrong'"],
  ])('cannot run with %j', async (args, reason) => {
    const { code, errors } = await run(...args);
    expect(errors).toContain(reason);
    expect(code).toBe(2);
  });
});

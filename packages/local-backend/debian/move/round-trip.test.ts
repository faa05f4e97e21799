import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocumentFile, writeFirestoreExport } from '../../src/transfer/firestore-export.ts';
import { canonical, oddDocument } from '../../tests/support/odd-documents.ts';

const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const COUNT = 100_000;
const ACCOUNTS = 20_000;
const FILES = 200;
const KILLS = 8;
/** Megabytes; a Node process has about 100 without doing anything. */
const MOST_MEMORY = 900;
const OUTPUT = 'firestore_export/all_namespaces/all_kinds/output-0';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-move-'));
  const documents = (function* () {
    for (let n = 0; n < COUNT; n += 1) yield oddDocument(n);
  })();
  writeFirestoreExport(join(folder, 'export'), 'quits', documents, 0);
  const users = Array.from({ length: ACCOUNTS }, (_, n) => ({
    localId: `user-${n}`,
    email: `user-${n}@example.com`,
    displayName: `Ünï “${n}”`,
    createdAt: String(1_600_000_000_000 + n),
    disabled: n % 9 === 0,
    customAttributes: `{"n":${n}}`,
    providerUserInfo: [],
  }));
  writeFileSync(join(folder, 'users.json'), JSON.stringify({ users }));
  mkdirSync(join(folder, 'bucket'));
  const list = Array.from({ length: FILES }, (_, n) => {
    writeFileSync(join(folder, 'bucket', `${n}.txt`), `${n}\n`.repeat(5000));
    const metadata = { name: `${n}.txt`, generation: String(1e15 + n), contentType: 'text/plain' };
    return { type: 'cloud_object', metadata };
  });
  writeFileSync(join(folder, 'bucket.json'), JSON.stringify(list));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly output: string;
  /** Most memory that it had, in MB. */
  readonly memory: number;
  readonly seconds: number;
}

/** Runs a command; kills it after a time in ms. */
async function run(args: readonly string[], killAfter?: number): Promise<Ended> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--conditions=@quits/source', CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, 100);
  const kill =
    killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  await once(child, 'close');
  clearInterval(watch);
  clearTimeout(kill);
  return { code: child.exitCode, output, memory, seconds: (performance.now() - began) / 1000 };
}

function memoryOf(pid: number): number {
  try {
    // A process that has just ended has no memory.
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const importArguments = (data: string) => [
  'import',
  join(folder, 'export'),
  `--data=${join(folder, data)}`,
  `--accounts=${join(folder, 'users.json')}`,
  `--files=${join(folder, 'bucket')}`,
  `--files-list=${join(folder, 'bucket.json')}`,
];
const exportArguments = (data: string, out: string) => [
  'export',
  join(folder, out),
  `--data=${join(folder, data)}`,
];

test('moves 100,000 documents there and back byte for byte, in bounded memory', async () => {
  const imported = await run(importArguments('data'));
  expect(imported.output).toMatch(
    `Imported: ${COUNT} documents, ${ACCOUNTS} accounts, ${FILES} files`,
  );
  const exported = await run(exportArguments('data', 'first'));
  expect(exported).toMatchObject({ code: 0 });
  const again = await run(['import', join(folder, 'first'), '--data', join(folder, 'other')]);
  expect(again).toMatchObject({ code: 0 });
  await run(exportArguments('other', 'second'));
  for (const file of [OUTPUT, 'auth_export/accounts.json', 'auth_export/passwords.json']) {
    const [one, two] = ['first', 'second'].map((name) => readFileSync(join(folder, name, file)));
    expect(`${file} ${one?.equals(two ?? Buffer.alloc(0))}`).toBe(`${file} true`);
  }
  expect(readdirSync(join(folder, 'second/storage_export/blobs'))).toHaveLength(FILES);
  const path = join(folder, 'second', OUTPUT);
  const texts = new Set<string>();
  for (const { document } of readDocumentFile({ path, name: OUTPUT, size: 0 })) {
    texts.add(canonical(document));
  }
  expect(texts.size).toBe(COUNT);
  for (let n = 0; n < COUNT; n += 1) texts.delete(canonical(oddDocument(n)));
  expect([...texts].slice(0, 3)).toEqual([]);
  const figures = [imported, exported, again];
  const told = figures.map(
    ({ seconds, memory }) => `${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB`,
  );
  process.stdout.write(`Import, export, import: ${told.join('; ')}\n`);
  for (const { memory } of figures) expect(memory).toBeLessThan(MOST_MEMORY);
}, 600_000);

test('goes on after a kill at any step, and ends with the same bytes', async () => {
  let kills = 0;
  for (let ended = await run(importArguments('killed'), 1500); ; kills += 1) {
    if (ended.code === 0) break;
    expect(ended.output).not.toMatch(/damaged|refused|interrupted/);
    // oxlint-disable-next-line no-await-in-loop -- Each goes on where the former was killed.
    ended = await run(importArguments('killed'), kills < KILLS ? 1500 + kills * 700 : undefined);
  }
  expect(kills).toBeGreaterThan(2);
  for (const time of [700, 1500, 2500]) await run(exportArguments('killed', 'third'), time); // oxlint-disable-line no-await-in-loop
  expect(await run(exportArguments('killed', 'third'))).toMatchObject({ code: 0 });
  for (const file of [OUTPUT, 'auth_export/accounts.json', 'auth_export/passwords.json']) {
    const [one, two] = ['first', 'third'].map((name) => readFileSync(join(folder, name, file)));
    expect(`${file} ${stable(one) === stable(two)}`).toBe(`${file} true`);
  }
  expect(readdirSync(join(folder, 'third/storage_export/blobs'))).toHaveLength(FILES);
}, 600_000);

/** When tokens became valid is the time of the import. */
function stable(bytes: Buffer | undefined): string {
  return (bytes ?? Buffer.alloc(0)).toString('latin1').replaceAll(/"validSince":\d+/g, '');
}

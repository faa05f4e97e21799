import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirestore } from '@quits/firestore-service';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/data/open-database.ts';
import { type BackendProcess, runBackend } from '../support/run-backend.ts';
import { freePort } from '../support/server-stage.ts';

const DATABASE = 'projects/quits/databases/(default)';
const RULES = `service cloud.firestore { match /databases/{database}/documents {
  match /notes/{id} { allow read, write: if true; }
} }`;

let folder: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quits-drain-'));
  writeFileSync(join(folder, 'firestore.rules'), RULES);
  port = await freePort();
});

afterEach(() => rmSync(folder, { recursive: true }));

async function start(...args: string[]): Promise<BackendProcess> {
  const options = {
    url: 'https://quits.example.org',
    port: String(port),
    data: join(folder, 'data'),
    rules: join(folder, 'firestore.rules'),
    'log-format': 'json',
  };
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const backend = runBackend('serve', '--trust-proxy', ...given, ...args);
  onTestFinished(() => void backend.process.kill('SIGKILL'));
  await backend.ready();
  return backend;
}

function commitOf(id: string): string {
  const update = {
    name: `${DATABASE}/documents/notes/${id}`,
    fields: { n: { integerValue: '1' } },
  };
  return JSON.stringify({ writes: [{ update }] });
}

/** Sends a commit; `beforeEnd` runs when half of the request is sent. Resolves to the status, 0 for none. */
function commit(
  id: string,
  agent: Agent | false,
  beforeEnd?: () => Promise<void>,
): Promise<number> {
  return new Promise((resolve) => {
    const body = commitOf(id);
    const outgoing = request(
      {
        port,
        agent,
        method: 'POST',
        path: `/v1/${DATABASE}/documents:commit`,
        headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      },
    );
    outgoing.once('error', () => resolve(0));
    if (beforeEnd === undefined) outgoing.end(body);
    else {
      outgoing.write(body.slice(0, 20));
      void beforeEnd().then(() => outgoing.end(body.slice(20)));
    }
  });
}

function has(ids: readonly string[]): boolean[] {
  const storage = openDatabase({ kind: 'folder', path: join(folder, 'data') });
  const firestore = createFirestore({
    storage,
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
  });
  const found = ids.map((id) => firestore.get(`${DATABASE}/documents/notes/${id}`) !== null);
  firestore.stop();
  storage.close();
  return found;
}

function logged(output: string): { level: string; message: string; time: string }[] {
  const lines = output.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as ReturnType<typeof logged>[number]);
}

async function saysStopping({ process: { stdout } }: BackendProcess): Promise<void> {
  await new Promise<void>((resolve) => {
    stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Stopping')) resolve();
    });
  });
}

it('answers the requests that it has, refuses others, and loses no acknowledged write', async () => {
  const backend = await start();
  const agent = new Agent({ keepAlive: true });
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let next = 0;
  const stopping = saysStopping(backend);
  const slow = commit('slow', false, async () => {
    await stopping;
  });
  async function writeUntilEnd(): Promise<void> {
    for (;;) {
      next += 1;
      const id = `n${next}`;
      // One after the other, as a client does.
      // oxlint-disable-next-line no-await-in-loop
      const status = await commit(id, agent);
      statuses.add(status);
      if (status !== 200) return;
      acknowledged.push(id);
      if (acknowledged.length === 60) backend.process.kill('SIGTERM');
    }
  }
  await Promise.all(Array.from({ length: 6 }, writeUntilEnd));
  expect(await slow).toBe(200);
  const { code, output, errors } = await backend.ended();
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  // 0 when the connection was closed already, 503 when it was not.
  for (const status of statuses) expect([200, 503, 0]).toContain(status);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(has(['slow', ...acknowledged])).not.toContain(false);
  expect(logged(output).at(-1)).toMatchObject({ level: 'info', message: 'Stopped.' });
  agent.destroy();
});

it('cuts off requests that take longer than the time to drain', async () => {
  const backend = await start('--drain-time', '0');
  const never = commit('never', false, () => new Promise(() => undefined));
  // Answered after the headers of the request before.
  expect(await commit('later', false)).toBe(200);
  backend.process.kill('SIGTERM');
  expect(await never).toBe(0);
  const { code, output } = await backend.ended();
  expect(code).toBe(0);
  expect(logged(output)).toContainEqual(
    expect.objectContaining({ level: 'warn', message: expect.stringContaining('cut off') }),
  );
});

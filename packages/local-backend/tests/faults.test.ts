import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runBackend, type BackendProcess } from './support/run-backend.ts';

const BUCKET = 'v0/b/demo-quits.appspot.com/o';
const OWNER = { Authorization: 'Firebase owner' };

let folder: string;
let backend: BackendProcess;
let origin: string;

async function start(): Promise<void> {
  backend = runBackend('--port', '0', '--data', folder, '--emulator-tokens');
  const output = await backend.ready();
  origin = /Ready at (http:\S+)/.exec(output)?.[1] ?? '';
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quits-faults-'));
  await start();
});

afterEach(async () => {
  backend.process.kill('SIGKILL');
  await backend.ended();
  rmSync(folder, { recursive: true });
});

async function identity(call: string, body: object) {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { localId?: string; idToken?: string };
}

it('loses no account, session or key when it is killed', async () => {
  const credentials = { email: 'ada@example.com', password: 'correct horse' };
  const { localId, idToken } = await identity('signUp', credentials);
  backend.process.kill('SIGKILL');
  await backend.ended();
  await start();
  expect((await identity('signInWithPassword', credentials)).localId).toBe(localId);
  expect(await identity('lookup', { idToken })).toMatchObject({ users: [{ localId }] });
});

it('has the old file or the new one, never a part, when it is killed while one is replaced', async () => {
  const put = (body: string | ReadableStream) =>
    fetch(`${origin}/${BUCKET}?name=note`, {
      method: 'POST',
      headers: { ...OWNER, 'Content-Type': 'text/plain' },
      body,
      duplex: 'half',
    });
  await put('old');
  let sent = (): void => undefined;
  const halfway = new Promise<void>((resolve) => {
    sent = resolve;
  });
  const endless = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(100_000));
      sent();
    },
  });
  const interrupted = put(endless).catch(() => undefined);
  await halfway;
  backend.process.kill('SIGKILL');
  await Promise.all([backend.ended(), interrupted]);
  await start();
  const answer = await fetch(`${origin}/${BUCKET}/note?alt=media`, { headers: OWNER });
  expect(await answer.text()).toBe('old');
});

/** Peak of a process's memory so far, in MB. */
function peakOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

it('sends and takes 100 MB in constant memory', async () => {
  const before = peakOf(backend.process.pid);
  const chunk = new Uint8Array(1024 * 1024).fill(7);
  let left = 100;
  const hundred = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left === 0) controller.close();
      else controller.enqueue(chunk);
      left -= 1;
    },
  });
  const answer = await fetch(`${origin}/${BUCKET}?name=large`, {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'application/octet-stream' },
    body: hundred,
    duplex: 'half',
  });
  expect(await answer.json()).toMatchObject({ size: String(100 * 1024 * 1024) });
  const download = await fetch(`${origin}/${BUCKET}/large?alt=media`, { headers: OWNER });
  let received = 0;
  for await (const part of download.body ?? []) received += (part as Uint8Array).length;
  expect(received).toBe(100 * 1024 * 1024);
  // Less than the file; the rest is garbage that a busy process collects late.
  expect(peakOf(backend.process.pid) - before).toBeLessThan(100);
}, 120_000);

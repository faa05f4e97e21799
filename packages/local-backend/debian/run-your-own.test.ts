import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freePort, PUBLIC_NAME, sendRaw } from '../tests/support/server-stage.ts';
import { type RunningPebble, startPebble } from './start-pebble.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

let httpPort: number;
let pebble: RunningPebble;

beforeAll(async () => {
  httpPort = await freePort();
  pebble = await startPebble(httpPort);
});

afterAll(() => pebble.stop());

/** The lines of "Run your own", without those that install and build. */
function documented(): string {
  const text = readFileSync(join(ROOT, 'docs/deploying.md'), 'utf8');
  const section = text.slice(text.indexOf('## Run your own'));
  const lines = (/```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? '').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(10);
  return lines.filter((line) => !line.startsWith('npx ')).join('\n');
}

it('runs the documented lines up to an administrator in the dashboard', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quits-own-'));
  const port = await freePort();
  const command = documented().replace('--data quits-data', `--data ${data}`);
  expect(command).toContain(`--url https://${PUBLIC_NAME}`);
  // `exec`, so that the signal reaches the server.
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      QUITS_HOST: '127.0.0.1',
      QUITS_PORT: String(port),
      QUITS_HTTP_PORT: String(httpPort),
      QUITS_ACME_DIRECTORY: pebble.directory,
      QUITS_ACME_AUTHORITY: pebble.authorityFile,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const link = await new Promise<URL>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`It has ended with ${code}: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Become an administrator within an hour: (\S+)\n/.exec(output)?.[1];
      if (found !== undefined) done(new URL(found));
    });
  });
  const send = (path: string, headers = {}, body?: object) =>
    sendRaw(port, true, PUBLIC_NAME, {
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const page = await send('/');
  expect(page.body).toContain('<title>Quits');
  const made = await send(
    '/__/setup',
    {},
    {
      link: link.hash.slice(1),
      name: 'Ann',
      password: 'correct horse battery',
    },
  );
  const [cookie = ''] = made.headers['set-cookie'] ?? [];
  const dashboard = await send('/__/', { Cookie: cookie.split(';')[0] ?? '' });
  expect(dashboard.status).toBe(200);
  expect(dashboard.body).toContain('data-hidden="mail functions"');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  rmSync(data, { recursive: true });
});

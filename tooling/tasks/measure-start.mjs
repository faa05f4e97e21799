// Measures `npm start` from the command to the served page: first in a fresh clone with empty
// caches, then again. Prints seconds. Plain JavaScript for Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const PORT = 18_787;
const folder = mkdtempSync(join(tmpdir(), 'measure-start-'));
const clone = join(folder, 'clone');
// A separate home excludes the caches of npm and pnpm.
const env = { ...process.env, HOME: join(folder, 'home'), XDG_DATA_HOME: join(folder, 'data') };
if (process.env.NPM_CONFIG_USERCONFIG === undefined && process.env.HOME !== undefined) {
  env.NPM_CONFIG_USERCONFIG = join(process.env.HOME, '.npmrc');
}

try {
  const cloned = spawnSync('git', ['clone', '--quiet', ROOT, clone], { stdio: 'inherit' });
  if (cloned.status !== 0) throw new Error('git clone failed');
  console.log(`cold: ${(await measure()).toFixed(1)} s`);
  console.log(`warm: ${(await measure()).toFixed(1)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Seconds from starting the command until the page is served. */
async function measure() {
  const started = performance.now();
  const child = spawn('npm', ['start', '--', '--memory', '--port', String(PORT)], {
    cwd: clone,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.on('exit', done));
  let over = false;
  void ended.then(() => (over = true));
  while (!(await isServed())) {
    if (over) throw new Error('npm start ended before it served the page');
    await new Promise((done) => setTimeout(done, 50));
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await ended;
  // npm ends before the server does.
  while (await isServed()) await new Promise((done) => setTimeout(done, 50));
  return seconds;
}

async function isServed() {
  try {
    const response = await fetch(`http://localhost:${PORT}/`);
    return response.ok && (await response.text()).includes('<div id="root">');
  } catch {
    return false;
  }
}

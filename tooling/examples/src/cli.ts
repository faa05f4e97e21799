import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { appEnvironment } from './app-environment.ts';
import { installExample } from './install-example.ts';

const [first = 'notes', ...rest] = process.argv.slice(2).filter((argument) => argument !== '--');
const child = first === '--test' ? testJourneys(rest) : await startExample(first);
// A terminal sends Ctrl-C to both processes; this one waits for the other.
process.on('SIGINT', () => {});
const [code] = await once(child, 'exit');
process.exitCode = typeof code === 'number' ? code : 1;

/** Starts the journeys of the named examples, or of all. */
function testJourneys(names: readonly string[]) {
  const home = resolve(import.meta.dirname, '..');
  const vitest = resolve(home, 'node_modules/.bin/vitest');
  const args = ['run', '--config', 'vitest.journeys.config.ts', ...names];
  return spawn(vitest, args, { cwd: home, stdio: 'inherit' });
}

async function startExample(name: string) {
  console.log(`Packing the packages and installing ${name} with them …`);
  const app = await installExample(name);
  console.log(`It stays in ${app}.`);
  return spawn('pnpm', ['run', 'start'], { cwd: app, stdio: 'inherit', env: appEnvironment() });
}

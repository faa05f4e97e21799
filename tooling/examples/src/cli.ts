import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installExample } from './install-example.ts';

const [name = 'notes'] = process.argv.slice(2);
console.log(`Packing the packages and installing ${name} with them …`);
const app = await installExample(name);
console.log(`It stays in ${app}.`);
const started = spawn('pnpm', ['run', 'start'], { cwd: app, stdio: 'inherit' });
// A terminal sends Ctrl-C to both processes; this one waits for the other.
process.on('SIGINT', () => {});
const [code] = await once(started, 'exit');
process.exitCode = typeof code === 'number' ? code : 1;

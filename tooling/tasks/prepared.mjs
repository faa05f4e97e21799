// `node tooling/tasks/prepared.mjs COMMAND...`: installs missing dependencies, then runs a line of shell commands with them, with the project's
// Node and with pnpm. Arguments after the first are appended.
import { installDependencies, run } from './install.mjs';

const [line = '', ...args] = process.argv.slice(2);
await installDependencies();
// A terminal sends Ctrl-C to the shell too; this process waits until that has ended.
process.on('SIGINT', () => undefined);
process.exitCode = await run('sh', ['-c', `${line} "$@"`, 'sh', ...args], { stdio: 'inherit' });

// `npm start`: installs, builds, and runs the app on the embedded backend.
// `npm run dev` (--dev): the same with hot reload. `--rates` also runs the app's functions, which fetch exchange rates from the
// internet once a day. Other options go to the backend's command line.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, projectEnvironment, projectNode, ROOT, run } from './install.mjs';

const args = process.argv.slice(2);
const dev = args.includes('--dev');
const rates = args.includes('--rates');
const passedOn = args.filter((arg) => arg !== '--dev' && arg !== '--rates');
const keepsDataElsewhere = passedOn.some(
  (arg) => arg === '--memory' || arg === '--data' || arg.startsWith('--data='),
);

await installDependencies();
const cli = join(ROOT, 'packages/local-backend/dist/cli.js');
const asksOnly = passedOn.includes('--help') || passedOn.includes('--version');
if (!(asksOnly && existsSync(cli))) {
  // In development, only the dashboard is served from a build.
  const built = [
    ...(dev ? ['@quits/dashboard'] : ['@quits/web', '@quits/local-backend']),
    ...(rates ? ['@quits/functions'] : []),
  ];
  const code = await run('turbo', [
    'run',
    'build',
    ...built.map((name) => `--filter=${name}`),
    '--output-logs=errors-only',
    '--log-prefix=none',
  ]);
  if (code !== 0) process.exit(code);
}

const backend = [
  ...(dev
    ? ['--conditions=@quits/source', join(ROOT, 'packages/local-backend/src/cli.ts')]
    : [cli]),
  // In development, Vite serves the page.
  ...(dev ? [] : ['--hosting', join(ROOT, 'apps/web/dist')]),
  '--rules',
  join(ROOT, 'apps/web/firebase/firestore.rules'),
  '--storage-rules',
  join(ROOT, 'apps/web/firebase/storage.rules'),
  '--app-name',
  'Quits',
  '--action-url',
  dev ? 'http://localhost:8787/auth/action' : '/auth/action',
  '--indexes',
  join(ROOT, 'apps/web/firebase/firestore.indexes.json'),
  ...(rates ? ['--functions', join(ROOT, 'apps/functions/dist')] : []),
  ...(keepsDataElsewhere ? [] : ['--data', join(ROOT, '.quits')]),
];

const children = dev
  ? [
      start(projectNode(), [...backend, '--port', '8790', '--firestore-port', '8791', ...passedOn]),
      start(projectNode(), [join(ROOT, 'apps/web/node_modules/vite/bin/vite.js'), 'dev'], {
        cwd: join(ROOT, 'apps/web'),
      }),
    ]
  : [start(projectNode(), [...backend, ...passedOn])];

/** Starts a child that lives and dies with this process. */
function start(command, commandArgs, options = {}) {
  const child = spawn(command, commandArgs, {
    stdio: 'inherit',
    env: projectEnvironment(),
    ...options,
  });
  child.on('exit', (code, signal) => {
    for (const other of children) if (other !== child) other.kill('SIGTERM');
    process.exitCode ??= code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1);
  });
  return child;
}

// npm sends SIGTERM to the shell in between, which exits without forwarding it, so losing the
// parent means the same.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  for (const child of children) child.kill('SIGTERM');
}, 250);
watch.unref();

// A terminal sends Ctrl-C to every process of the group; a supervisor's SIGTERM reaches this one only.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGTERM');
});

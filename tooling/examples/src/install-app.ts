import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dependenciesOf, packPackages } from './pack-packages.ts';

const run = promisify(execFile);

/**
 * Installs an app outside of the repository with only the packed packages, as from a registry. The archives are
 * in the folder `packed` beside the app.
 */
export async function installApp(app: string): Promise<void> {
  const archives = join(dirname(app), 'packed');
  mkdirSync(archives, { recursive: true });
  const packed = await packPackages(
    dependenciesOf(app, 'dependencies', 'devDependencies'),
    archives,
  );
  const overrides = [...packed].map(([name, file]) => `  '${name}': 'file:${file}'`);
  writeFileSync(
    join(app, 'pnpm-workspace.yaml'),
    [
      'packages: []',
      'overrides:',
      ...overrides,
      'strictDepBuilds: false',
      'strictPeerDependencies: true',
      '',
    ].join('\n'),
  );
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: app });
}

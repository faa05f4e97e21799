import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');
const SCOPE = '@quits/';

/**
 * Copies an example out of the repository and installs it there with only the packed packages, as
 * from a registry.
 * | @returns the folder of the installed copy
 */
export async function installExample(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `quits-${name}-`));
  const app = join(folder, 'app');
  cpSync(join(ROOT, 'examples', name), app, { recursive: true });
  const tarballs = join(folder, 'packed');
  mkdirSync(tarballs);

  const wanted = dependenciesOf(app).filter((dependency) => dependency.startsWith(SCOPE));
  const packed = new Map<string, string>();
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    if (packed.has(next)) continue;
    const home = join(ROOT, 'packages', next.slice(SCOPE.length));
    if (!existsSync(join(home, 'dist'))) throw new Error(`${next} is not built: run pnpm build.`);
    packed.set(next, await pack(home, tarballs));
    wanted.push(...dependenciesOf(home, 'dependencies').filter((name) => name.startsWith(SCOPE)));
  }

  const overrides = [...packed].map(([name, file]) => `  '${name}': 'file:${file}'`);
  writeFileSync(
    join(app, 'pnpm-workspace.yaml'),
    ['packages: []', 'overrides:', ...overrides, 'strictDepBuilds: false', ''].join('\n'),
  );
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: app });
  return app;
}

type DependencyKind = 'dependencies' | 'devDependencies';

function dependenciesOf(folder: string, ...kinds: readonly DependencyKind[]): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const which = kinds.length > 0 ? kinds : (['dependencies', 'devDependencies'] as const);
  return which.flatMap((kind) => {
    const listed: unknown = Reflect.get(Object(manifest), kind);
    return Object.keys(Object(listed ?? {}));
  });
}

/** Packs a built package; resolves to the path of its tarball. */
async function pack(home: string, to: string): Promise<string> {
  const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', to], { cwd: home });
  const answer: unknown = JSON.parse(stdout);
  return resolve(to, String(Reflect.get(Object(answer), 'filename')));
}

import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * Packs packages of this repository, and those that they depend on.
 * | @returns the path of each archive by the package's name
 * @throws {Error} if a package isn't built
 */
export async function packPackages(
  names: readonly string[],
  to: string,
): Promise<ReadonlyMap<string, string>> {
  const homes = ownPackages();
  const packed = new Map<string, string>();
  const wanted = [...names];
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    const home = homes.get(next);
    if (home === undefined || packed.has(next)) continue;
    if (!existsSync(join(home, 'dist'))) throw new Error(`${next} is not built: run pnpm build.`);
    packed.set(next, await pack(home, to));
    wanted.push(...dependenciesOf(home, 'dependencies'));
  }
  return packed;
}

type DependencyKind = 'dependencies' | 'devDependencies';

/** Returns the names of what a folder's manifest depends on. */
export function dependenciesOf(folder: string, ...kinds: readonly DependencyKind[]): string[] {
  const manifest = manifestOf(folder);
  return kinds.flatMap((kind) => Object.keys(Object(Reflect.get(manifest, kind) ?? {})));
}

function manifestOf(folder: string): object {
  return Object(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** Returns the folders of our packages by their names. */
function ownPackages(): ReadonlyMap<string, string> {
  const homes = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name));
  return new Map(homes.map((home) => [String(Reflect.get(manifestOf(home), 'name')), home]));
}

/** Packs a built package; resolves to the path of its archive. */
async function pack(home: string, to: string): Promise<string> {
  const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', to], { cwd: home });
  const answer: unknown = JSON.parse(stdout);
  return resolve(to, String(Reflect.get(Object(answer), 'filename')));
}

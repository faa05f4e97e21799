import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publishedPackages, readManifest, ROOT } from './manifest.ts';

const run = promisify(execFile);
const SCOPE = '@quits/';

/** Outcome of a rehearsal: a copy of the repository with new versions, and the archives of its packages. */
export interface Rehearsal {
  /** The whole folder, to delete. */
  readonly folder: string;
  /** The copy of the repository, without its sources. */
  readonly copy: string;
  /** Folder of the archives. */
  readonly archives: string;
}

/**
 * Does what a release does, up to publishing, in a copy of the built packages: turns the changesets into versions
 * and changelogs, and packs every package. Needs no network.
 *
 * @throws {Error} if a package isn't built
 */
export async function rehearseRelease(): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-release-'));
  const copy = join(folder, 'copy');
  const archives = join(folder, 'archives');
  mkdirSync(archives, { recursive: true });
  const manifests = globSync('{apps,packages,tooling}/*/package.json', { cwd: ROOT });
  for (const path of ['package.json', 'pnpm-workspace.yaml', '.changeset', ...manifests]) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  for (const name of publishedPackages()) copyPackage(name, copy);

  const changeset = join(ROOT, 'node_modules/.bin/changeset');
  await run(changeset, ['version'], { cwd: copy });
  const selected = publishedPackages().flatMap((name) => ['--filter', `./packages/${name}`]);
  const pack = ['--recursive', ...selected, 'pack', '--pack-destination', archives];
  await run('pnpm', pack, { cwd: copy });
  return { folder, copy, archives };
}

/** Copies whatever could be packed. Dependencies are links, from which pnpm reads their new versions. */
function copyPackage(name: string, copy: string): void {
  const home = join(ROOT, 'packages', name);
  if (!existsSync(join(home, 'dist'))) throw new Error(`${name} is not built: run pnpm build.`);
  for (const entry of readdirSync(home)) {
    if (['node_modules', 'package.json', '.turbo'].includes(entry)) continue;
    cpSync(join(home, entry), join(copy, 'packages', name, entry), { recursive: true });
  }
  for (const dependency of workspaceDependencies(name)) {
    const link = join(copy, 'packages', name, 'node_modules', dependency.name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(copy, dependency.folder), link);
  }
}

function workspaceDependencies(name: string) {
  const manifest: object = readManifest(`packages/${name}`);
  const named = ['dependencies', 'devDependencies'].flatMap((kind) =>
    Object.keys(Object(Reflect.get(manifest, kind) ?? {})),
  );
  return named
    .filter((dependency) => dependency.startsWith(SCOPE))
    .map((dependency) => ({ name: dependency, folder: folderOf(dependency.slice(SCOPE.length)) }));
}

function folderOf(name: string): string {
  if (name.startsWith('tooling-')) return `tooling/${name.slice('tooling-'.length)}`;
  return existsSync(join(ROOT, 'packages', name)) ? `packages/${name}` : `apps/${name}`;
}

import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Files that a run of the example leaves in it. */
const NOT_COPIED = new Set([
  'node_modules',
  'dist',
  '.quits',
  'pnpm-lock.yaml',
  'package-lock.json',
]);

/**
 * Copies the example that new apps begin with, without what holds in this repository only.
 *
 * @param root the folder of the repository
 */
export function writeTemplate(root: string, to: string): void {
  const filter = (path: string) => !NOT_COPIED.has(basename(path));
  cpSync(join(root, 'examples/notes'), to, { recursive: true, filter });
  // Registries leave out files of this name.
  renameSync(join(to, '.gitignore'), join(to, 'gitignore'));
  rewrite(join(to, 'README.md'), withoutRepositoryPart);
  rewrite(join(to, 'package.json'), (manifest) => withCurrentVersions(root, manifest));
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function withoutRepositoryPart(readme: string): string {
  return readme.replace(/<!-- repository -->[^]*?<!-- \/repository -->\n\n/, '');
}

/** Names the versions of our packages that are released together with this one. */
function withCurrentVersions(root: string, manifest: string): string {
  return manifest.replaceAll(/"@quits\/([\w-]+)": "[^"]+"/g, (dependency, name: string) => {
    const version = versionOf(root, name);
    // Nothing is released yet: the example names the first release.
    return version === '0.0.0' ? dependency : `"@quits/${name}": "^${version}"`;
  });
}

function versionOf(root: string, name: string): string {
  const text = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
  return String(Reflect.get(Object(JSON.parse(text)), 'version'));
}

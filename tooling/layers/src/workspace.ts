import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One of our packages on disk. */
export interface WorkspacePackage {
  /** Folder, absolute. */
  readonly folder: string;
  /** Name without the scope, e.g. `ledger`. */
  readonly shortName: string;
  readonly name: string;
  /** Names in dependencies, peerDependencies and optionalDependencies. */
  readonly runtimeDependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
  /** Source files that are shipped, absolute. */
  readonly shippedFiles: readonly string[];
}

/** An import as written. */
export interface ImportSite {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
  /** Types vanish at run time. */
  readonly typeOnly: boolean;
}

/** Matches tests, and files that only they import. */
const NOT_SHIPPED = /\.(test|test-d|bench|stories|docs)\.tsx?$|\/src\/(.*\/)?testing\//;
const SCOPE = '@quits/';

/** Reads every package below `packages/` of a workspace. */
export function readPackages(root: string): WorkspacePackage[] {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .map((entry) => join(packages, entry))
    .filter((folder) => statSync(folder).isDirectory())
    .map(readPackage);
}

function readPackage(folder: string): WorkspacePackage {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = stringField(manifest, 'name');
  return {
    folder,
    name,
    shortName: name.startsWith(SCOPE) ? name.slice(SCOPE.length) : name,
    runtimeDependencies: new Set([
      ...keysOf(manifest, 'dependencies'),
      ...keysOf(manifest, 'peerDependencies'),
      ...keysOf(manifest, 'optionalDependencies'),
    ]),
    devDependencies: new Set(keysOf(manifest, 'devDependencies')),
    shippedFiles: shippedFiles(join(folder, 'src')),
  };
}

/** The source files below a folder that are neither tests nor only for them, absolute. */
export function shippedFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_SHIPPED.test(path));
}

/**
 * Returns every static and dynamic import and re-export of a file with a literal target, and the
 * files that it names by `new URL('…', import.meta.url)`, such as workers.
 */
export function importsOf(file: string): ImportSite[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const sites: ImportSite[] = [];
  for (const item of module.staticImports) {
    const typeOnly = item.entries.length > 0 && item.entries.every((entry) => entry.isType);
    sites.push({
      file,
      line: lineAt(item.start),
      specifier: item.moduleRequest.value,
      typeOnly,
    });
  }
  for (const item of module.staticExports) {
    for (const entry of item.entries) {
      if (entry.moduleRequest === null) continue;
      sites.push({
        file,
        line: lineAt(item.start),
        specifier: entry.moduleRequest.value,
        typeOnly: entry.isType,
      });
    }
  }
  for (const item of module.dynamicImports) {
    const text = source.slice(item.moduleRequest.start, item.moduleRequest.end);
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1];
    if (literal !== undefined) {
      sites.push({ file, line: lineAt(item.start), specifier: literal, typeOnly: false });
    }
  }
  for (const { 1: specifier = '', index } of source.matchAll(FILE_URL)) {
    sites.push({ file, line: lineAt(index), specifier, typeOnly: false });
  }
  return sites;
}

const FILE_URL = /new URL\(\s*['"`](\.[^'"`$]+)['"`],\s*import\.meta\.url/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Returns the file of a relative specifier, or `undefined` if it isn't source code. */
export function resolveRelative(site: ImportSite): string | undefined {
  const path = join(dirname(site.file), site.specifier.replace(/\?.*$/, ''));
  if (/^\.tsx?$/.test(extname(path))) return path;
  return ENDINGS.map((ending) => path + ending).find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

function stringField(value: unknown, key: string): string {
  const field = isRecord(value) ? value[key] : undefined;
  return typeof field === 'string' ? field : '';
}

function keysOf(value: unknown, key: string): string[] {
  const field = isRecord(value) ? value[key] : undefined;
  return isRecord(field) ? Object.keys(field) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

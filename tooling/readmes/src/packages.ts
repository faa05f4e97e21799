import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Contents of a package.json, as far as READMEs depend on it. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly description: string;
  readonly engines?: { readonly node: string };
  readonly exports: Readonly<Record<string, { readonly '@quits/source'?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Reads the manifest of a package. */
export function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
}

/** Returns the folder names of the packages that are published. */
export function publishedPackages(): readonly string[] {
  return readdirSync(join(ROOT, 'packages')).filter((name) => manifestOf(name).private !== true);
}

/** Returns the path of a package's README. */
export function readmePath(name: string): string {
  return join(ROOT, 'packages', name, 'README.md');
}

/** Reads a package's README. */
export function readmeOf(name: string): string {
  return readFileSync(readmePath(name), 'utf8');
}

/** Returns the version of Node that runs the tests. */
export function testedNode(): string {
  const root: { readonly optionalDependencies: Readonly<Record<'node', string>> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return root.optionalDependencies.node;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');

type Names = Readonly<Record<string, string>>;

/** A condition of an entry point: a file, or further conditions. */
export type Target = string | { readonly [condition: string]: Target };

/** Contents of a package.json, as far as a release depends on it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly homepage?: string;
  readonly bugs?: { readonly url: string };
  readonly license?: string;
  readonly repository?: {
    readonly type: string;
    readonly url: string;
    readonly directory?: string;
  };
  readonly files?: readonly string[];
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly bin?: Names;
  readonly exports?: Readonly<Record<string, Target>>;
  readonly dependencies?: Names;
  readonly peerDependencies?: Names;
}

/** Reads the manifest in a folder of the repository. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

/** Returns the folder names of the packages that are published. */
export function publishedPackages(): readonly string[] {
  return readdirSync(join(ROOT, 'packages')).filter(
    (name) => readManifest(`packages/${name}`).private !== true,
  );
}

/** Returns the files that an entry point may resolve to, by condition. */
export function filesOf(target: Target, condition = 'default'): readonly (readonly string[])[] {
  if (typeof target === 'string') return [[condition, target]];
  return Object.entries(target).flatMap(([inner, next]) => filesOf(next, inner));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** An entry point of a published package. */
export interface EntryPoint {
  /** As it is imported: `@quits/auth/react`. */
  readonly name: string;
  /** Absolute path of its source. */
  readonly source: string;
  /** Path of the package's README in the repository; only of the main entry point. */
  readonly readme?: string;
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
}

/** Returns the entry points of all published packages that are code. */
export function entryPoints(root: string): EntryPoint[] {
  const folder = join(root, 'packages');
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name, 'package.json');
    if (!existsSync(file)) return [];
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if (manifest.private === true) return [];
    return Object.entries(manifest.exports ?? {}).flatMap(([key, target]) => {
      const source = sourceOf(target);
      // Patterns and internal entry points aren't for people to import.
      if (source === undefined || key.includes('*') || key === './internal') return [];
      const readme = relative(root, join(folder, name, 'README.md'));
      return [
        {
          name: manifest.name + key.slice(1),
          source: join(folder, name, source),
          ...(key === '.' ? { readme } : {}),
        },
      ];
    });
  });
}

function sourceOf(target: unknown): string | undefined {
  if (typeof target !== 'object' || target === null) return undefined;
  const source: unknown = new Map(Object.entries(target)).get('@quits/source');
  return typeof source === 'string' && /\.tsx?$/u.test(source) ? source : undefined;
}

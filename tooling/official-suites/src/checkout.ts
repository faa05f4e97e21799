import { globSync, readFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Suite } from './suite.ts';

/** Names a checkout or a file in it that is not as the suites expect it. */
export class CheckoutError extends Error {}

/**
 * The suite's test files in a checkout, from the suite's folder.
 * @throws {CheckoutError} when the folder or its tests are missing
 */
export function testFilesOf(checkout: string, suite: Suite): readonly string[] {
  const folder = resolve(checkout, suite.folder);
  if (!existsSync(folder)) throw new CheckoutError(`${folder} is missing: is that a checkout?`);
  const excluded = new Set(globSync([...(suite.except ?? [])], { cwd: folder }));
  const files = globSync([...suite.files], { cwd: folder }).filter((file) => !excluded.has(file));
  if (files.length === 0) {
    throw new CheckoutError(`${folder} has no tests at ${suite.files.join(', ')}.`);
  }
  return files.toSorted();
}

/** The version range that a checkout names for a package of the registry; `latest` when it names none. */
export function versionOf(checkout: string, folder: string, library: string): string {
  const manifests = [folder, '.'].map((path) => join(checkout, path, 'package.json'));
  manifests.push(...globSync(join(checkout, 'packages/*/package.json')).toSorted());
  for (const manifest of manifests) {
    if (!existsSync(manifest)) continue;
    const parsed = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    if (parsed.name === library && parsed.version !== undefined) return parsed.version;
    const version = parsed.dependencies?.[library] ?? parsed.devDependencies?.[library];
    if (version !== undefined) return version;
  }
  return 'latest';
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

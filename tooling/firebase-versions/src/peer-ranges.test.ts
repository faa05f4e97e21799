import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES, PEER_RANGE, TRIED } from './versions.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifests = globSync('{apps,packages,examples}/*/package.json', { cwd: ROOT }).map((file) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  return { ...manifest, name: basename(dirname(file)) };
});

test('every package that has firebase as a peer takes what was tried, and nothing else', () => {
  const peers = manifests.flatMap(({ name, peerDependencies }) => {
    const range = peerDependencies?.['firebase'];
    return range === undefined ? [] : [[name, range] as const];
  });
  expect(Object.fromEntries(peers)).toEqual(
    Object.fromEntries(PACKAGES.map((name) => [name, PEER_RANGE])),
  );
});

test('whatever is built and tested here has the newest that was tried', () => {
  const installed = manifests.flatMap(({ name, dependencies, devDependencies }) => {
    const version = dependencies?.['firebase'] ?? devDependencies?.['firebase'];
    return version === undefined ? [] : [{ name, version }];
  });
  expect(installed.length).toBeGreaterThan(PACKAGES.length);
  expect(installed.filter(({ version }) => version !== TRIED.newest)).toEqual([]);
});

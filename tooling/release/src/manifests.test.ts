import { describe, expect, test } from 'vitest';
import { publishedPackages, readManifest } from './manifest.ts';

const { repository } = readManifest('.');
const page = repository?.url.replace(/^git\+|\.git$/g, '') ?? '';

test('the repository has a page', () => {
  expect(page).toMatch(/^https:\/\/\S+$/);
});

describe.each(publishedPackages())('%s', (name) => {
  const folder = `packages/${name}`;
  const manifest = readManifest(folder);

  // The registry compares the address with the one that built a package, and refuses another.
  test('names the repository, its folder, and where to report bugs', () => {
    expect(manifest.repository).toEqual({ ...repository, directory: folder });
    expect(manifest.homepage).toBe(`${page}/tree/main/${folder}#readme`);
    expect(manifest.bugs).toEqual({ url: `${page}/issues` });
  });

  test('can be found: a description of one line, and at least five keywords', () => {
    expect(manifest.description).toMatch(/^[A-Z][^\n]{30,170}\.$/);
    const keywords = manifest.keywords ?? [];
    expect(keywords.length).toBeGreaterThanOrEqual(5);
    expect([...new Set(keywords)].sort()).toEqual(keywords);
  });

  test('is a module under MIT that says which files have side effects', () => {
    expect(manifest.type).toBe('module');
    expect(manifest.license).toBe('MIT');
    expect([false, ['**/*.css']]).toContainEqual(manifest.sideEffects);
  });
});

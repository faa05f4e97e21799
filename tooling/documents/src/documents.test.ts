import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents, linksOf, pathsOf, read, ROOT, testsOf } from './documents.ts';

const isThere = (path: string) => existsSync(join(ROOT, path));

describe.each(documents())('$path', (document) => {
  test('links to what is there', () => {
    expect(linksOf(document).filter((path) => !isThere(path))).toEqual([]);
  });

  test('names paths that are there', () => {
    expect(pathsOf(document).filter((path) => !isThere(path))).toEqual([]);
  });
});

test('every command that is given runs the pinned pnpm', () => {
  const { packageManager } = JSON.parse(read('package.json'));
  const texts = [...documents().map(({ path }) => path), 'apps/web/firebase/prepare.mjs'].map(read);
  const named = texts.flatMap((text) => text.match(/\bpnpm@[\d.]*\d/g) ?? []);
  expect(new Set(named)).toEqual(new Set([packageManager]));
});

test('every script that is given is there', () => {
  const scripts = (path: string) => Object.keys(JSON.parse(read(path)).scripts ?? {});
  const ofRoot = new Set([...scripts('package.json'), 'install', 'exec', 'publish']);
  const wrong = documents().flatMap(({ path, text }) =>
    [...text.matchAll(/pnpm@[\d.]*\d (?:--filter @quits\/([\w-]+) )?(?:run\s+)?([\w:-]+)/g)]
      .filter(([, name, script = '']) => {
        if (name === undefined) return !ofRoot.has(script);
        const homes = [`packages/${name}`, `apps/${name}`, name.replace(/^tooling-/, 'tooling/')];
        const home = homes.find((folder) => isThere(`${folder}/package.json`));
        return !['exec', ...scripts(`${home}/package.json`)].includes(script);
      })
      .map(([command]) => `${path}: ${command}`),
  );
  expect(wrong).toEqual([]);
});

test('the list of decisions has each of them, under its own title', () => {
  const files = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d/.test(name));
  const rows = files.map((file) => {
    const [title = ''] = read(`docs/decisions/${file}`).split('\n');
    return `- [${file.slice(0, 3)}](${file}) ${title.replace(/^# \d+ /, '')}`;
  });
  const listed = read('docs/decisions/README.md').match(/^- .*$/gm) ?? [];
  expect([...listed].sort()).toEqual(rows.sort());
});

test.each([
  'apps',
  'packages',
  'tooling',
  'apps/web/src',
  'apps/web/src/platform',
  'packages/app-platform/src',
  'packages/product/src',
])('the architecture names every folder of %s', (folder) => {
  const text = read('docs/architecture.md');
  const folders = readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !new RegExp(`[\`/]${name}[\`/]`).test(text))).toEqual([]);
});

test.each(globSync('{apps/web/src/platform,packages/app-platform/src}/*', { cwd: ROOT }))(
  '%s says what it is for and how to take it out, in about ten lines',
  (folder) => {
    const text = read(`${folder}/README.md`);
    expect(text).toMatch(/\bto take it out, delete the folder\b/i);
    expect(text.split('\n').length).toBeLessThanOrEqual(15);
  },
);

// 14,734 lines when the packages were split; each new screen adds some: reading photos of receipts added 300, asking whether a debt was paid 170, notifications 360, reminders 200, offering notifications 90, picking lines of bank statements 950, other devices of a guest 490, files dropped anywhere 260, archives of several groups 90, asking a model about receipts 150, importing all groups of an archive 190.
test('the app stays thin: less than 23,480 lines besides tests and stories', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !/\.(?:test|stories)\.tsx?$|\/stories\//.test(path),
  );
  const lines = files.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0);
  expect(lines).toBeGreaterThan(5_000);
  expect(lines).toBeLessThan(23_480);
});

test('the glossary names files that are there', () => {
  const [, glossary = ''] = read('CONTRIBUTING.md').split('\n## Glossary\n');
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'));
  const named = rows.flatMap((row) => [...row.matchAll(/`([\w/-]+\/[\w.-]+)`/g)]);
  const roots = ['', 'packages/product/src', 'apps/web/src'];
  const missing = named
    .map(([, path = '']) => path)
    .filter((path) => !roots.some((root) => existsSync(join(ROOT, root, path))));
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('the product names every collection of the app', () => {
  const paths = globSync('packages/product/src/*/collections.ts', { cwd: ROOT }).flatMap((file) => [
    ...read(file).matchAll(/path: '([^']+)'/g),
  ]);
  const named = read('docs/product.md');
  const missing = paths
    .map(([, path = '']) => path.split('/').at(-1) ?? '')
    .filter((name) => !new RegExp(`[\`/]${name}/\\{`).test(named));
  expect(paths.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

/** Files of tests by their names without endings; several folders may use the same name. */
function testFiles(...patterns: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const path of globSync(patterns, { cwd: ROOT })) {
    if (path.includes('node_modules')) continue;
    const name = path.replace(/^.*\/|(?:\.[a-z]+)?(?:\.(?:test|e2e))?\.tsx?$/g, '');
    files.set(name, (files.get(name) ?? '') + read(path));
  }
  return files;
}

test('every test that the page on security names is there, and every line of its tables names one', () => {
  const text = read('docs/security.md');
  const sources = testFiles(
    '{packages/*,apps/functions}/{src,tests}/**/*.test.ts',
    'packages/product/tests/model/cases/*.ts',
    'apps/web/e2e/*.e2e.ts',
  );
  const missing = testsOf(text).filter(
    ({ file, name }) => !(sources.get(file) ?? '').includes(name),
  );
  expect(missing).toEqual([]);
  // The tables of members and honest devices; others are of the server.
  const members = text.slice(0, text.indexOf('## Self-hosted server'));
  const rows = members.split('\n').filter((line) => /^\| (?!A member|When|-)/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([]);
});

test('every line of the tables on the security of a server names a test that is there', () => {
  const text = read('docs/security.md');
  const files = testFiles('{packages,apps}/*/{src,tests,e2e,debian}/**/*.{test,e2e}.ts');
  const server = text.slice(text.indexOf('## Self-hosted server'));
  const tables = server.split(/\n\n/).filter((block) => /^\|[^\n]*\| test\s+\|\n/.test(block));
  const cells = tables.flatMap((table) =>
    table.split('\n').flatMap((line, index) => {
      const [, , , measure = ''] = line.split('|');
      // The operator can read everything; the line says so.
      const isOpen = measure.trim().startsWith('nothing:');
      return index < 2 || isOpen ? [] : [(line.split('|').at(-2) ?? '').trim()];
    }),
  );
  const names = cells.flatMap((cell) => cell.split(/[;,] /));
  const missing = names.filter(
    (name) => !/^(?:see above|`[^`]+`)$/.test(name) && !files.has(name.trim()),
  );
  expect(cells.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

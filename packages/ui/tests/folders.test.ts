import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = new URL('../src/', import.meta.url).pathname;

/** Folders without a component. */
const SHARED = new Set(['focus', 'lib', 'tokens']);
/** Built on another component that also dresses it. */
const DRESSED_BY: Readonly<Record<string, string>> = {
  sheet: 'dialog',
  'text-field': 'field',
  'virtual-list': 'list',
};
/** Components without text. */
const TEXTLESS = new Set(['icon', 'icon-button', 'icon-tile', 'logo', 'skeleton']);

const STORIES = ['Basic', 'States', 'LongText', 'Dark', 'RightToLeft', 'Narrow'];

const folders = globSync('*/', { cwd: SRC })
  .map((folder) => basename(folder))
  .filter((folder) => !SHARED.has(folder));
const packageIndex = read('index.ts');

function files(folder: string, kind: string): string[] {
  return globSync(`${folder}/*${kind}`, { cwd: SRC });
}

function read(file: string): string {
  return readFileSync(`${SRC}${file}`, 'utf8');
}

test('there are folders to look at', () => {
  expect(folders.length).toBeGreaterThan(50);
});

describe.each(folders)('the folder %s', (folder) => {
  test('has a component, an index, and is part of the package', () => {
    expect(files(folder, '.tsx').length).toBeGreaterThan(0);
    expect(files(folder, 'index.ts')).toHaveLength(1);
    expect(packageIndex).toContain(`'./${folder}/index.ts'`);
  });

  test('has its styles', () => {
    expect(files(DRESSED_BY[folder] ?? folder, '.module.css').length).toBeGreaterThan(0);
  });

  test('has tests of its behavior in a browser', () => {
    const tests = files(folder, '.browser.test.tsx');
    expect(tests.length).toBeGreaterThan(0);
    for (const file of tests) expect(read(file)).toMatch(/^test/mu);
  });

  test('has every kind of story', () => {
    const stories = files(folder, '.stories.tsx');
    expect(stories.length).toBeGreaterThan(0);
    const kinds = STORIES.filter((kind) => kind !== 'LongText' || !TEXTLESS.has(folder));
    for (const file of stories) {
      const shown = [...read(file).matchAll(/^export const (\w+)/gmu)].map(([, name]) => name);
      expect(shown).toEqual(expect.arrayContaining(kinds));
    }
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deadLinks } from './check-links.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'quits-site-'));
});

afterEach(() => rmSync(site, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
}

it('finds links to pages, anchors and stories that do not exist', () => {
  write('index.html', '<h1 id="top">Top</h1>');
  write('storybook/index.html', '');
  write('storybook/index.json', '{"entries": {"button--docs": {}}}');
  const good = [
    '#here',
    '../index.html',
    '../index.html#top',
    'a%20b.html',
    'https://example.com',
    '../storybook/index.html?path=/docs/button--docs',
  ];
  const dead = [
    '#nowhere',
    '../index.html#bottom',
    '../gone.html',
    '..',
    '../../outside.html',
    'https://repository.invalid/README.md',
    '../storybook/index.html?path=/docs/gone--docs',
  ];
  write('pages/a b.html', '');
  const links = [...good, ...dead].map((target) => `<a href="${target}">x</a>`).join('');
  write('pages/page.html', `<h2 id="here">Here</h2>${links}`);
  expect(deadLinks(site)).toEqual(dead.map((target) => ({ page: 'pages/page.html', target })));
});

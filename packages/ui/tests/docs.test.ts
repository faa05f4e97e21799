import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ComponentDocs } from '../docs/component-docs.ts';
import { changesetText, parseChangelog, readChanges } from '../docs/read-changes.ts';
import { usedTokens } from '../docs/used-tokens.ts';
import { exportedNames } from './bundle.ts';

const SRC = new URL('../src/', import.meta.url).pathname;
/** The version in development. */
const NEXT = '0.1.0';

/** Attributes of HTML in examples, which components pass on. */
const HTML = new Set(
  'key ref href onClick onChange type accept autoComplete inputMode checked disabled rows dateTime to id name value open'.split(
    ' ',
  ),
);

const modules = import.meta.glob<{ docs: ComponentDocs }>('../src/*/*.docs.ts', { eager: true });
const all = Object.entries(modules).map(([file, { docs }]) => ({
  path: file.slice('../src/'.length, -'.docs.ts'.length),
  docs,
}));
const components = (await exportedNames()).filter((name) => /^[A-Z][a-z]/u.test(name));

/** Empties strings and expressions, so that only the names of props are left. */
function withoutBraces(code: string): string {
  const less = code.replaceAll(/"[^"]*"/gu, '').replaceAll(/\{[^{}]*\}/gu, '');
  return less === code ? code : withoutBraces(less);
}

/** Returns the sources of a component's folder, and of the folders that it imports. */
function sourcesOf(folder: string): string {
  const own = sourcesIn(folder);
  const others = new Set([...own.matchAll(/from '\.\.\/([\w-]+)\//gu)].map(([, name]) => name));
  return [own, ...[...others].map((name) => sourcesIn(name ?? ''))].join('\n');
}

function sourcesIn(folder: string): string {
  return globSync(`${folder}/*.tsx`, { cwd: SRC })
    .filter((file) => !/\.(?:stories|test)\.tsx$/u.test(file))
    .map((file) => read(file))
    .join('\n');
}

function read(file: string): string {
  return readFileSync(`${SRC}${file}`, 'utf8');
}

test('every component is documented once', () => {
  const documented = all.flatMap(({ docs }) => docs.components);
  expect(documented.toSorted()).toEqual(components.toSorted());
});

test('every file of stories has its documentation beside it, and no other', () => {
  const stories = globSync('*/*.stories.tsx', { cwd: SRC }).map((file) =>
    file.replace(/\.stories\.tsx$/u, ''),
  );
  expect(all.map(({ path }) => path).toSorted()).toEqual(stories.toSorted());
});

const tokens = new Set(
  globSync('tokens/*.css', { cwd: SRC }).flatMap((file) =>
    [...read(file).matchAll(/(--q-[\w-]+)\s*:/gu)].flatMap(([, name]) => name ?? []),
  ),
);
/** Properties that a component sets for others. */
const shared = new Set(
  globSync('*/*.{css,ts,tsx}', { cwd: SRC }).flatMap((file) =>
    [...read(file).matchAll(/(--q-[\w-]+)'?\s*[:,]/gu)].flatMap(([, name]) => name ?? []),
  ),
);

describe.each(all)('the documentation of $path', ({ path, docs }) => {
  const folder = path.split('/')[0] ?? '';
  const source = sourcesIn(folder);

  test('has every part', () => {
    const { summary, anatomy, use, avoid, pairs, accessibility } = docs;
    expect(summary).toMatch(/^[A-Z0-9].+\.$/u);
    for (const name of docs.components) expect(anatomy).toMatch(new RegExp(`\\b${name}\\b`, 'u'));
    for (const list of [use, avoid, pairs, accessibility]) expect(list).not.toEqual([]);
    const texts = [
      ...use,
      ...avoid,
      ...accessibility,
      ...docs.keyboard.map(({ effect }) => effect),
    ];
    for (const text of [...texts, ...pairs.flatMap(({ right, wrong }) => [right, wrong])]) {
      expect(text).toMatch(/[.?]$/u);
    }
  });

  test('has keys if it handles any', () => {
    const isInteractive = /onKeyDown=|<(?:button|input|select|textarea)\b/u.test(source);
    expect(docs.keyboard.length > 0 || !isInteractive).toBe(true);
  });

  test('says a status that fits its version', () => {
    expect(docs.since).toMatch(/^\d+\.\d+\.\d+$/u);
    expect(docs.status !== 'new' || docs.since === NEXT).toBe(true);
  });

  test('shows only props that exist', () => {
    const known = sourcesOf(folder);
    for (const [, name = '', attributes = ''] of withoutBraces(docs.anatomy).matchAll(
      /<(\w+)([^<>]*)/gu,
    )) {
      if (!docs.components.includes(name)) continue;
      const props = [...attributes.matchAll(/(?:^|\s)(\w+)/gu)].flatMap(([, prop]) => prop ?? []);
      const unknown = props.filter(
        (prop) => !HTML.has(prop) && !new RegExp(`\\b${prop}\\b`, 'u').test(known),
      );
      expect({ name, unknown }).toEqual({ name, unknown: [] });
    }
  });

  test('uses tokens that exist', () => {
    const used = usedTokens(`${path}.tsx`);
    expect(used.filter((name) => !tokens.has(name) && !shared.has(name))).toEqual([]);
  });
});

test('tokens are found in the style sheets of a component, or of the one it is built on', () => {
  expect(usedTokens('kbd/kbd.tsx')).toContain('--q-paper-raised');
  expect(usedTokens('sheet/sheet.tsx')).toEqual(usedTokens('dialog/dialog.tsx'));
  expect(usedTokens('charts/stacked-bars.tsx')).toContain('--q-shadow-float');
});

describe('changes', () => {
  test('come from changesets of the kit and from its changelog', () => {
    expect(changesetText("---\n'@quits/ui': minor\n---\n\nNew.\n")).toEqual(['New.']);
    expect(changesetText("---\n'@quits/auth': minor\n---\n\nNew.\n")).toEqual([]);
    const log =
      '# @quits/ui\n\n## 0.2.0\n\n### Minor Changes\n\n- abc: Chips.\n\n## 0.1.0\n\n- First.\n';
    expect(parseChangelog(log)).toEqual([
      { version: '0.2.0', lines: ['- abc: Chips.'] },
      { version: '0.1.0', lines: ['- First.'] },
    ]);
    expect(readChanges()).not.toEqual([]);
  });
});

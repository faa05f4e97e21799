import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entryPoints } from './published-packages.ts';
import { stageDocument } from './stage-guides.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-guides-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('marks the links of a document, but not its code', () => {
  mkdirSync(join(folder, 'docs'));
  mkdirSync(join(folder, 'packages/auth'), { recursive: true });
  writeFileSync(join(folder, 'packages/auth/README.md'), '');
  const text = [
    '# A `guide`',
    '[a](other.md#part), [`b`](../packages/auth), [c](https://example.com), [d](#here)',
    '`[e](f.md)` ![g](images/g.png)',
    '[h]: ../packages/auth/src/index.ts',
    '```ts\nconst i = [j](k);\n```',
  ];
  writeFileSync(join(folder, 'docs/guide.md'), text.join('\n'));
  const { staged } = stageDocument(folder, join(folder, 'out'), 'docs/guide.md', 'Guides');
  const at = 'https://repository.invalid/';
  expect(readFileSync(staged, 'utf8').split('\n').slice(5)).toEqual([
    '# A `guide`',
    `[a](${at}docs/other.md#part), [\`b\`](${at}packages/auth/README.md), [c](https://example.com), [d](#here)`,
    '`[e](f.md)` ![g](images/g.png)',
    `[h]: ${at}packages/auth/src/index.ts`,
    '```ts',
    'const i = [j](k);',
    '```',
  ]);
});

it('finds what people import', () => {
  const names = entryPoints(resolve(import.meta.dirname, '../../..')).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      '@quits/auth',
      '@quits/auth/react',
      '@quits/local-backend/testing/vitest',
    ]),
  );
  expect(names.filter((name) => /internal|css|product/u.test(name))).toEqual([]);
});

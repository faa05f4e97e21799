import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read, ROOT } from './documents.ts';

/** Sources that aren't rewritten yet; the list may only shrink. */
const NOT_YET = [
  'apps/web/bench/',
  'apps/web/src/app/',
  'apps/web/src/platform/',
  'apps/web/vite.config.ts',
  'packages/firebase-core/',
  'packages/i18n/',
  'packages/product/src/texts/locales/',
  'tooling/texts/',
];
const MADE = /(?:^|\/)(?:node_modules|dist|fixtures|test-results)(?:\/|$)/;

/** Start of a block comment that names its subject by a question word. */
const QUESTION = /^[ \t]*(?:\{[ \t]*)?\/\*\*?\s+(?:\* )?(?:What|Who|Whoever|Whom|Whose)\b.*$/gm;

function sources(): readonly string[] {
  return globSync('{apps,examples,packages,tooling}/*/**/*.{css,js,mjs,ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => MADE.test(path),
  }).filter((path) => !NOT_YET.some((start) => path.startsWith(start)));
}

test('every docstring starts with a noun or a verb, not with a question word', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((path) =>
    [...read(path).matchAll(QUESTION)].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

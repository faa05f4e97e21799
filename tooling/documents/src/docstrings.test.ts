import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read, ROOT } from './documents.ts';

const MADE = /(?:^|\/)(?:node_modules|dist|fixtures|test-results)(?:\/|$)/;

/** Start of a block comment that names its subject by a question word. */
const QUESTION = /^[ \t]*(?:\{[ \t]*)?\/\*\*?\s+(?:\* )?(?:What|Who|Whoever|Whom|Whose)\b.*$/gm;

function sources(): readonly string[] {
  return globSync('{apps,examples,packages,tooling}/*/**/*.{css,js,mjs,ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => MADE.test(path),
  });
}

test('every docstring starts with a noun or a verb, not with a question word', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((path) =>
    [...read(path).matchAll(QUESTION)].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

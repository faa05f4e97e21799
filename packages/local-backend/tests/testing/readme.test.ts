import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const KIT = README.slice(README.indexOf('## Test kit'));
const quickStart = /```ts\n(.+?)```/s.exec(KIT)?.[1] ?? '';

// Inside the package, where its own name and the SDK resolve. Importing it defines its tests here.
const folder = mkdtempSync(join(import.meta.dirname, 'quick-start-'));
try {
  const file = join(folder, 'notes.ts');
  writeFileSync(file, quickStart);
  await import(pathToFileURL(file).href);
} finally {
  rmSync(folder, { recursive: true });
}

test('the quick start of the README has tests', () => {
  expect(quickStart.match(/^test\(/gm)).toHaveLength(2);
});

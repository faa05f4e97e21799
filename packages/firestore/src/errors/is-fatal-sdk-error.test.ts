import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { isFatalSdkError } from './is-fatal-sdk-error.ts';

it('knows an internal assertion of the SDK by its text', () => {
  const cause = new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state');
  expect(isFatalSdkError(cause)).toBe(true);
  expect(isFatalSdkError(new Error('Missing or insufficient permissions.'))).toBe(false);
});

// If this fails, check how the SDK reports an assertion now; a code is better than matching a
// message.
it('has only the text to know it by in this version of the SDK', () => {
  const facade = createRequire(import.meta.url).resolve('firebase/firestore');
  const folder = dirname(createRequire(facade).resolve('@firebase/firestore'));
  const thrown = readdirSync(folder)
    .filter((name) => name.endsWith('.esm.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((text) => /INTERNAL ASSERTION FAILED[^]*?\bnew (\w+)\(/.exec(text)?.[1] ?? []);
  expect(new Set(thrown)).toEqual(new Set(['Error']));
});

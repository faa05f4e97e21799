import { expectDocumentedSizes } from '@quits/tooling-presets/documented-sizes';
import { weighModule, weighParts } from '@quits/tooling-presets/weight';
import { expect, it } from 'vitest';

const sources = new URL('../src/', import.meta.url);

it('leaves the catalog out of a bundle that does not use it', async () => {
  const parts = { common: ['AppError', 'ok', 'err'] };
  const [small, everything] = await Promise.all([
    weighParts({ sources, parts }),
    weighModule(new URL('index.ts', sources)),
  ]);
  const least = small.get('common');
  expect(least?.all).toBeLessThan(512);
  expect(everything.all).toBeLessThan(8 * 1024);
  expectDocumentedSizes(new URL('../README.md', import.meta.url), {
    '`AppError`, `ok`, `err`': [least?.first, least?.all],
    'everything, with every code': [everything.first, everything.all],
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examples } from './copy-example.ts';
import { ROOT } from './pack-packages.ts';

test.each(examples)('%s takes less than 150 lines of code', (name) => {
  const folder = join(ROOT, 'examples', name);
  const sources = globSync('{src,app}/**/*.{ts,tsx,css}', { cwd: folder });
  const lines = sources.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const code = lines.filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line));
  expect(code.length).toBeGreaterThan(0);
  expect(code.length).toBeLessThan(150);
});

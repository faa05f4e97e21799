import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutPipelines } from '../build/firestore-without-pipelines.ts';

/** Returns the code of the installed SDK that the plugin changes. */
function sdk(): string {
  const firebase = createRequire(import.meta.url).resolve('firebase/package.json');
  const firestore = createRequire(firebase).resolve('@firebase/firestore/package.json');
  const folder = join(dirname(firestore), 'dist');
  const [name = ''] = readdirSync(folder).filter((file) => /^common-[\w-]+\.esm\.js$/.test(file));
  return readFileSync(join(folder, name), 'utf8');
}

it('removes the pipeline engine from the installed SDK, and nothing else', () => {
  const before = sdk();
  const after = withoutPipelines(before);
  expect(after).not.toMatch(/__PRIVATE_isPipeline\(\w+\) \?|instanceof CorePipeline/);
  const left = before.length - after.length;
  expect(left).toBeGreaterThan(1_000);
  expect(left).toBeLessThan(20_000);
});

it('rejects an SDK with other checks', () => {
  expect(() => withoutPipelines('export const nothing = 1;')).toThrow('0 times');
});

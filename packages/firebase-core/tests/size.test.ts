import { gzipSync } from 'node:zlib';
import { expectDocumentedSizes } from '@quits/tooling-presets/documented-sizes';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('weighs less than 4.9 kB with everything it exports, without the SDK', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: "export * from '@quits/firebase-core'",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['@quits/source'],
    // Dependencies that all packages share are counted elsewhere.
    external: ['firebase/*', '@quits/errors'],
    metafile: true,
    write: false,
  });
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(10);
  const bytes = Buffer.concat(outputFiles.map((file) => file.contents));
  const size = gzipSync(bytes, { level: 9 }).length;
  expect(size).toBeLessThan(5017);
  expectDocumentedSizes(new URL('../README.md', import.meta.url), { everything: [size, size] });
});

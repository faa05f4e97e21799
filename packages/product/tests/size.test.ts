import { gzipSync } from 'node:zlib';
import { locales } from '@quits/i18n';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const { outputFiles, metafile } = await build({
  stdin: {
    contents: "export { createTexts } from '@quits/product'",
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  target: 'es2023',
  charset: 'utf8',
  conditions: ['@quits/source'],
  external: ['i18next', '@quits/errors'],
  outdir: 'out',
  metafile: true,
  write: false,
});

/** Bytes after gzip of a locale's texts as an app ships them, the shared ones and the product's in one file. */
function sizeOf(locale: string): number {
  const names = Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoint?.endsWith(`locales/${locale}.ts`))
    .flatMap(([name, { imports }]) => [name, ...imports.map(({ path }) => path)]);
  expect(names.length).toBeGreaterThan(1);
  const files = outputFiles.filter(({ path }) => names.some((name) => path.endsWith(name)));
  return gzipSync(Buffer.concat(files.map(({ contents }) => contents)), { level: 9 }).length;
}

it.each(locales)('%s takes less than 21.5 kB', (locale) => {
  expect(sizeOf(locale)).toBeLessThan(21.5 * 1024);
});

it('has no text outside of the locales', () => {
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  expect(entry?.text).not.toContain('Gruppen');
});

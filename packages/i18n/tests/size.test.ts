import { gzipSync } from 'node:zlib';
import { expectDocumentedSizes } from '@quits/tooling-presets/documented-sizes';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { locales } from '../src/locale/locales.ts';

const { outputFiles, metafile } = await build({
  stdin: {
    contents: "export { createI18n, loadSharedTexts } from '@quits/i18n'",
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

/** Returns the gzipped size in bytes of a module's chunk and its static imports, without the entry. */
function sizeOf(module: string): number {
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(module),
  );
  if (found === undefined) throw new Error(`no chunk begins with ${module}`);
  const chunks = [found[0], ...found[1].imports.map(({ path }) => path)];
  return outputFiles
    .filter(({ path }) => chunks.some((chunk) => path.endsWith(chunk)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

it.each(locales)('%s takes less than 6 kB', (locale) => {
  expect(sizeOf(`locales/${locale}.ts`)).toBeLessThan(6 * 1024);
});

it('is as large as documented', () => {
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  const size = gzipSync(entry?.contents ?? '', { level: 9 }).length;
  const largest = Math.max(...locales.map((locale) => sizeOf(`locales/${locale}.ts`)));
  expectDocumentedSizes(new URL('../README.md', import.meta.url), {
    'the entry': [size, size],
    'the shared texts of the largest locale': [undefined, largest],
  });
});

it('has no text outside of the locales', () => {
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  expect(entry?.text).not.toContain('Bist du');
  expect(entry?.contents.length).toBeLessThan(16 * 1024);
});

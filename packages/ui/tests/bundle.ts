import { gzipSync } from 'node:zlib';
import { build, type BuildOptions, type Loader, type OutputFile, type Plugin } from 'esbuild';

const INDEX = new URL('../src/index.ts', import.meta.url).pathname;
const STYLES = new URL('../src/styles.css', import.meta.url).pathname;

const loader: Record<string, Loader> = { '.css': 'local-css', '.woff2': 'empty' };

const options = {
  bundle: true,
  minify: true,
  write: false,
  outdir: 'out',
  format: 'esm',
  target: 'es2023',
  jsx: 'automatic',
  loader,
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;

const resolveDir = new URL('.', import.meta.url).pathname;

async function bundle(contents: string) {
  const stdin = { contents, resolveDir, loader: 'ts' } as const;
  const { outputFiles } = await build({ ...options, stdin });
  return outputFiles;
}

function gzipped(files: readonly OutputFile[], kind: '.js' | '.css'): number {
  const bytes = files.filter(({ path }) => path.endsWith(kind)).map(({ contents }) => contents);
  return gzipSync(Buffer.concat(bytes), { level: 9 }).length;
}

/** Bytes of script that `import { … } from '@quits/ui'` costs an app, minified and gzipped, without React. */
export async function scriptSize(names: readonly string[]): Promise<number> {
  const list = names.join(', ');
  return gzipped(await bundle(`import { ${list} } from '${INDEX}'; console.log(${list});`), '.js');
}

/**
 * Returns the size of each export alone; one build with an entry for each, so that every source is
 * parsed once.
 */
export async function scriptSizes(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const entries: Plugin = {
    name: 'entries',
    setup(builder) {
      // Go regular expressions, without flags.
      builder.onResolve({ filter: /^alone:/ }, ({ path }) => ({ path, namespace: 'alone' }));
      builder.onLoad({ filter: /.*/, namespace: 'alone' }, ({ path }) => {
        const name = path.slice('alone:'.length);
        const contents = `import { ${name} } from '${INDEX}'; console.log(${name});`;
        return { contents, resolveDir, loader: 'ts' };
      });
    },
  };
  const entryPoints = names.map((name) => ({ in: `alone:${name}`, out: name }));
  const { outputFiles } = await build({ ...options, entryPoints, plugins: [entries] });
  return new Map(
    names.map((name) => [
      name,
      gzipped(
        outputFiles.filter(({ path }) => path.endsWith(`/${name}.js`)),
        '.js',
      ),
    ]),
  );
}

/** Bytes of the one style sheet with every component, minified and gzipped. */
export async function styleSize(names: readonly string[]): Promise<number> {
  const list = names.join(', ');
  const contents = `import '${STYLES}'; import { ${list} } from '${INDEX}'; console.log(${list});`;
  return gzipped(await bundle(contents), '.css');
}

/** Returns the kit's runtime exports. */
export async function exportedNames(): Promise<readonly string[]> {
  const { readFile } = await import('node:fs/promises');
  const index = await readFile(INDEX, 'utf8');
  return [...index.matchAll(/export \{([^}]*)\}/gu)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Returns the size of some style sheets alone, in bytes, minified and gzipped. */
export async function styleSizeOf(files: readonly string[]): Promise<number> {
  const contents = files.map((file) => `import '${file}';`).join('\n');
  return gzipped(await bundle(contents), '.css');
}

import { gzipSync } from 'node:zlib';
import { build, type Loader } from 'esbuild';

const INDEX = new URL('../src/index.ts', import.meta.url).pathname;
const STYLES = new URL('../src/styles.css', import.meta.url).pathname;

const loader: Record<string, Loader> = { '.css': 'local-css', '.woff2': 'empty' };

async function bundle(contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: new URL('.', import.meta.url).pathname, loader: 'ts' },
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
  });
  return outputFiles;
}

function gzipped(files: Awaited<ReturnType<typeof bundle>>, kind: '.js' | '.css'): number {
  const bytes = files.filter(({ path }) => path.endsWith(kind)).map(({ contents }) => contents);
  return gzipSync(Buffer.concat(bytes), { level: 9 }).length;
}

/** Bytes of script that `import { … } from '@quits/ui'` costs an app, minified and gzipped, without React. */
export async function scriptSize(names: readonly string[]): Promise<number> {
  const list = names.join(', ');
  return gzipped(await bundle(`import { ${list} } from '${INDEX}'; console.log(${list});`), '.js');
}

/** Bytes of the one style sheet with every component, minified and gzipped. */
export async function styleSize(names: readonly string[]): Promise<number> {
  const list = names.join(', ');
  const contents = `import '${STYLES}'; import { ${list} } from '${INDEX}'; console.log(${list});`;
  return gzipped(await bundle(contents), '.css');
}

/** What the kit exports at run time. */
export async function exportedNames(): Promise<readonly string[]> {
  const { readFile } = await import('node:fs/promises');
  const index = await readFile(INDEX, 'utf8');
  return [...index.matchAll(/export \{([^}]*)\}/gu)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

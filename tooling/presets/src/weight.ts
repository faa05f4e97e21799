import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Parts of a package as imported by an app. */
export interface WeightOptions {
  /** The package's sources, with `index.ts` and `react/index.ts`. */
  readonly sources: URL;
  /** Names of exports by part; the part `common` is in every app. Hooks and providers are of `./react`. */
  readonly parts: Readonly<Record<'common', readonly string[]>> &
    Readonly<Record<string, readonly string[]>>;
}

/** Size of a part in bytes, minified and gzipped, without the provider's SDK and React. */
export interface Weight {
  /** Loaded with the page. */
  readonly first: number;
  /** Size with everything loaded during use. */
  readonly all: number;
}

/**
 * Measures the common part of a package alone, the size that each other part adds, and everything.
 */
export async function weighParts({
  sources,
  parts,
}: WeightOptions): Promise<ReadonlyMap<string, Weight>> {
  const { common, ...others } = parts;
  const base = await weigh(sources, common);
  const weights = new Map([['common', base]]);
  for (const [name, exports] of Object.entries(others)) {
    const { first, all } = await weigh(sources, [...common, ...exports]);
    weights.set(name, { first: first - base.first, all: all - base.all });
  }
  weights.set('everything', await weigh(sources, Object.values(parts).flat()));
  return weights;
}

/** Measures a module with all its imports, for comparison with another library. */
export async function weighModule(module: URL): Promise<Weight> {
  return weighSource(`export * from '${module.pathname}';`);
}

/**
 * Prints the size that each part of a package adds to an app, and that of the modules to compare
 * with.
 */
export async function reportWeight(
  options: WeightOptions,
  beside: Readonly<Record<string, URL>> = {},
): Promise<void> {
  const weights = new Map(await weighParts(options));
  for (const [name, module] of Object.entries(beside)) weights.set(name, await weighModule(module));
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(2)} kB`;
  console.table(
    [...weights].map(([part, { first, all }]) => ({
      part,
      'with the page': kilobytes(first),
      'in all': kilobytes(all),
    })),
  );
}

async function weigh(sources: URL, names: readonly string[]): Promise<Weight> {
  const folder = sources.pathname;
  const from = (name: string) => (/^use[A-Z]|Provider$/.test(name) ? 'react/index.ts' : 'index.ts');
  const source = [...new Set(names)]
    .map((name) => `export { ${name} } from '${folder}${from(name)}';`)
    .join('\n');
  return weighSource(source);
}

async function weighSource(source: string): Promise<Weight> {
  const id = 'virtual:weighed';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { development: false } },
    resolve: { conditions: ['@quits/source', 'import', 'browser'] },
    plugins: [
      {
        name: 'weighed',
        enforce: 'pre',
        resolveId: (asked) =>
          asked === id || asked.includes('preload-helper') ? asked : undefined,
        load(asked) {
          if (asked === id) return source;
          // The app already contains Vite's helper for loading chunks.
          const helper = 'export const __vitePreload = (load) => load();';
          return asked.includes('preload-helper') ? helper : undefined;
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: {
        input: id,
        external: [/^firebase/, /^react($|-dom|\/)/, '@quits/errors', '@quits/firebase-core'],
        // As in an app, chunks may import from the entry.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite did not build.');
  const parts = result.output.filter((part) => part.type === 'chunk');
  const early = new Set(parts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of early) {
    const imports = parts.find(({ fileName }) => fileName === name)?.imports ?? [];
    for (const next of imports) early.add(next);
  }
  const sizes = parts.map(({ fileName, code }) => ({
    early: early.has(fileName),
    gzipped: gzipSync(code, { level: 9 }).length,
  }));
  const sum = (list: typeof sizes) => list.reduce((total, { gzipped }) => total + gzipped, 0);
  return { first: sum(sizes.filter((one) => one.early)), all: sum(sizes) };
}

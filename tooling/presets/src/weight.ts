import { gzipSync } from 'node:zlib';
import { build } from 'vite';

interface Chunk {
  readonly name: string;
  /** Loaded with the entry, not when something is first used. */
  readonly early: boolean;
  readonly gzipped: number;
}

/** Builds a module and weighs its chunks. */
async function weigh(source: string): Promise<readonly Chunk[]> {
  const id = 'virtual:weighed';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@quits/source', 'import', 'browser'] },
    plugins: [
      {
        name: 'weighed',
        enforce: 'pre',
        resolveId: (asked) =>
          asked === id || asked.includes('preload-helper') ? asked : undefined,
        load(asked) {
          if (asked === id) return source;
          // Vite's own help for loading chunks is in the app already.
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
        external: [/^firebase/, /^react/, '@quits/errors', '@quits/firebase-core'],
        preserveEntrySignatures: 'strict',
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
  return parts.map(({ name, fileName, code }) => ({
    name,
    early: early.has(fileName),
    gzipped: gzipSync(code, { level: 9 }).length,
  }));
}

/** What a package may add to an app before it is used. */
export interface WeightBudget {
  /** The package's sources, with `index.ts` and `react/index.ts`. */
  readonly sources: URL;
  /** Bytes at first paint, minified and gzipped, without the provider's SDK and React. */
  readonly limit: number;
}

/** Prints what a package adds to an app; the process fails when that is over the budget. */
export async function reportWeight({ sources, limit }: WeightBudget): Promise<void> {
  const folder = sources.pathname;
  const chunks = await weigh(
    `export * from '${folder}index.ts'; export * from '${folder}react/index.ts';`,
  );
  const first = sum(chunks.filter(({ early }) => early));
  console.table(
    chunks.map(({ name, early, gzipped }) => ({ name, early, gzipped: kilobytes(gzipped) })),
  );
  console.log(`at first paint: ${kilobytes(first)}`);
  console.log(`all of it: ${kilobytes(sum(chunks))}`);
  if (first > limit) {
    console.error(`More than the ${kilobytes(limit)} that this package may add before it is used.`);
    process.exitCode = 1;
  }
}

function sum(chunks: readonly Chunk[]): number {
  return chunks.reduce((total, { gzipped }) => total + gzipped, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} kB`;
}

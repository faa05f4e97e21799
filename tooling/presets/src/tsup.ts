import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

/** Options of {@link libraryBuild}. */
export interface LibraryBuildOptions {
  /** Output name to source file. @default { index: 'src/index.ts' } */
  entry?: Record<string, string>;
  /** @default 'neutral' */
  platform?: 'browser' | 'node' | 'neutral';
  /** Output names of entries for client components only, such as hooks. @default none */
  clientEntries?: readonly string[];
}

/** Common build of our packages: ESM with source maps; `tsc` adds the types afterward. */
export function libraryBuild(options: LibraryBuildOptions = {}): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry: options.entry ?? { index: 'src/index.ts' },
    format: 'esm',
    target: 'es2023',
    platform: options.platform ?? 'neutral',
    dts: false,
    // Some modules of Node exist only under their prefix: node:sqlite.
    removeNodeProtocol: false,
    clean: true,
    sourcemap: true,
    splitting: true,
    treeshake: true,
    loader: { '.css': 'local-css' },
    plugins: [markClientEntries(options.clientEntries ?? [])],
  });
}

/**
 * Writes the directive `use client` into entries, without which React Server Components can't
 * import them. It is added at the end because tree shaking removes it.
 */
function markClientEntries(entries: readonly string[]): NonNullable<Options['plugins']>[number] {
  return {
    name: 'client-entries',
    async buildEnd() {
      for (const entry of entries) {
        const file = `${this.options.outDir}/${entry}.js`;
        // On the first line, so that the lines of the source map stay right.
        await writeFile(file, `"use client";${await readFile(file, 'utf8')}`);
      }
    },
  };
}

import { defineConfig } from 'tsup';

/** Options of {@link libraryBuild}. */
export interface LibraryBuildOptions {
  /** Output name to source file. @default { index: 'src/index.ts' } */
  entry?: Record<string, string>;
  /** @default 'neutral' */
  platform?: 'browser' | 'node' | 'neutral';
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
  });
}

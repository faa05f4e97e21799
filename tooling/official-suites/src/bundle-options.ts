import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** Returns the options of every bundle of the SDK's sources; `libraries` is the folder created by `installLibraries`. */
export function bundleOptions(libraries: string): BuildOptions {
  return {
    bundle: true,
    target: 'es2022',
    // Tests compare class names.
    keepNames: true,
    logLevel: 'silent',
    nodePaths: [join(libraries, 'node_modules')],
    tsconfigRaw: { compilerOptions: { target: 'es2022', useDefineForClassFields: false } },
  };
}

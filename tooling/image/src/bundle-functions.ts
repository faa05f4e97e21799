import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { BUNDLE } from './bundle-options.ts';
import { ROOT } from './root.ts';

const SOURCE = join(ROOT, 'apps/functions');

/**
 * Writes the app's functions with all of their libraries to a folder, as `serve --functions` takes it. Returns the modules that are
 * in it.
 */
export async function bundleFunctions(folder: string): Promise<Metafile> {
  const modules = join(folder, 'node_modules');
  const [functions] = await Promise.all([
    build({
      ...BUNDLE,
      absWorkingDir: SOURCE,
      // The process of functions reads the parameters that they have declared, so both share one instance of the library.
      entryPoints: {
        index: 'src/index.ts',
        'node_modules/firebase-functions/params': 'firebase-functions/params',
      },
      outdir: folder,
      chunkNames: 'chunks/[name]-[hash]',
      splitting: true,
      format: 'esm',
      metafile: true,
    }),
    // The same process looks for the library's version of express.
    build({
      ...BUNDLE,
      banner: {},
      define: {},
      absWorkingDir: join(SOURCE, 'node_modules/firebase-functions'),
      entryPoints: ['express'],
      outfile: join(modules, 'express/index.js'),
      format: 'cjs',
    }),
  ]);
  write(folder, { name: 'quits-functions', type: 'module', main: 'index.js' });
  write(join(modules, 'firebase-functions'), {
    name: 'firebase-functions',
    type: 'module',
    exports: { '.': './params.js', './params': './params.js' },
  });
  write(join(modules, 'express'), { name: 'express', type: 'commonjs' });
  return functions.metafile;
}

function write(folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
}

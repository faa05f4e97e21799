import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { BUNDLE } from './bundle-options.ts';
import { DEVELOPMENT_MODULES, stubOf } from './development-modules.ts';
import { ROOT } from './root.ts';

const withoutDevelopment: Plugin = {
  name: 'without-development',
  setup(bundle) {
    const escaped = DEVELOPMENT_MODULES.map((path) => path.replaceAll('.', String.raw`\.`));
    bundle.onLoad(
      { filter: new RegExp(`/packages/(?:${escaped.join('|')})$`) },
      async ({ path }) => ({
        contents: stubOf(await readFile(path, 'utf8')),
        loader: 'js',
      }),
    );
  },
};

/**
 * Writes `serve` with all of its libraries to `dist/serve.js` of a folder, and beside it the program of the process that runs
 * functions. Returns the modules that are in it.
 */
export async function bundleServer(folder: string): Promise<Metafile> {
  const [server] = await Promise.all([
    build({
      ...BUNDLE,
      absWorkingDir: ROOT,
      entryPoints: {
        serve: 'packages/local-backend/src/serve-cli.ts',
        'functions-child': 'packages/local-backend/src/functions/child/main.ts',
      },
      outdir: join(folder, 'dist'),
      splitting: true,
      format: 'esm',
      plugins: [withoutDevelopment],
      metafile: true,
    }),
    // The rules load it when a pattern needs it.
    build({
      ...BUNDLE,
      banner: {},
      define: {},
      entryPoints: ['re2js'],
      absWorkingDir: join(ROOT, 'packages/security-rules'),
      outfile: join(folder, 'node_modules/re2js/index.js'),
      format: 'cjs',
    }),
  ]);
  return server.metafile;
}

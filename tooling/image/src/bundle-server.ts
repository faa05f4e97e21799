import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { DEVELOPMENT_MODULES, stubOf } from './development-modules.ts';
import { ROOT } from './root.ts';

// Some libraries are CommonJS and load modules of Node.
const REQUIRE = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

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

/** Writes `serve` with all of its libraries to `dist/serve.js` of a folder. Returns the modules that are in it. */
export async function bundleServer(folder: string): Promise<Metafile> {
  const [server] = await Promise.all([
    build({
      absWorkingDir: ROOT,
      entryPoints: { serve: 'packages/local-backend/src/serve-cli.ts' },
      outdir: join(folder, 'dist'),
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      conditions: ['@quits/source'],
      banner: { js: REQUIRE },
      legalComments: 'inline',
      plugins: [withoutDevelopment],
      metafile: true,
      logLevel: 'error',
    }),
    // The rules load it when a pattern needs it.
    build({
      entryPoints: ['re2js'],
      absWorkingDir: join(ROOT, 'packages/security-rules'),
      outfile: join(folder, 'node_modules/re2js/index.js'),
      bundle: true,
      format: 'cjs',
      platform: 'node',
      target: 'node24',
      legalComments: 'inline',
      logLevel: 'error',
    }),
  ]);
  return server.metafile;
}

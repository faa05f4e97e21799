import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { withModuleImports } from './module-imports.ts';
import type { Suite } from './suite.ts';

/** Resolves imports of build outputs to the published package of the same version. */
export function publishedSources(checkout: string, libraries: string, suite: Suite): Plugin {
  const published = suite.published ?? [];
  return {
    name: 'published-sources',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const target = relative(resolve(checkout), resolve(resolveDir, path));
        const source = published.find(
          ({ from }) => target === from || target.startsWith(`${from}/`),
        );
        if (source === undefined) return undefined;
        const inside = target.slice(source.from.length);
        return { path: join(libraries, 'node_modules', source.to, inside), external: true };
      });
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (!path.startsWith(resolve(checkout))) return undefined;
        const text = readFileSync(path, 'utf8');
        const contents = withModuleImports(text, suite.libraries);
        // `__dirname` refers to the test's folder, not the bundle's.
        const folder = `const __dirname = ${JSON.stringify(dirname(path))};`;
        return {
          contents: text.includes('__dirname') ? folder + contents : contents,
          loader: 'ts',
        };
      });
    },
  };
}

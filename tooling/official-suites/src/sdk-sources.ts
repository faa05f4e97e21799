import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Suite } from './suite.ts';

/** Matches `platform/name` in an import, which is resolved to the file of the target platform. */
const PLATFORM = /^(.*)\/platform\/([^./]*)(\.ts)?$/;

// Built from sources that are no modules; the registry has it.
const PREBUILT = new Set(['webchannel-wrapper']);

const ENTRIES = {
  node: ['index.node.ts', 'src/index.node.ts', 'index.ts', 'src/index.ts'],
  chromium: ['index.ts', 'src/index.ts'],
};

/**
 * Resolves imports between the SDK's packages to their sources, as its own builds do, and provides
 * its tests' project.
 */
export function sdkSources(checkout: string, suite: Suite, project: object): Plugin {
  const packages = resolve(checkout, 'packages');
  const entryOf = (folder: string): string | undefined =>
    ENTRIES[suite.platform].map((entry) => join(folder, entry)).find(existsSync);

  return {
    name: 'sdk-sources',
    setup(build) {
      build.onResolve({ filter: /^@firebase\// }, ({ path }) => {
        const [, name = '', ...inner] = path.split('/');
        if (PREBUILT.has(name)) return undefined;
        const entry = entryOf(join(packages, name, ...inner));
        return entry === undefined ? undefined : { path: entry };
      });
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const target = resolve(resolveDir, path);
        if (basename(target) === 'project.json') return { path: target, namespace: 'project' };
        const platform = suite.variant === undefined ? null : PLATFORM.exec(target);
        if (platform !== null && dirname(target).startsWith(packages)) {
          const [, folder = '', name = ''] = platform;
          return { path: join(folder, 'platform', suite.variant ?? '', `${name}.ts`) };
        }
        const isPackage = dirname(target) === packages && statSync(target).isDirectory();
        const entry = isPackage ? entryOf(target) : undefined;
        return entry === undefined ? undefined : { path: entry };
      });
      build.onLoad({ filter: /.*/, namespace: 'project' }, () => ({
        contents: JSON.stringify(project),
        loader: 'json',
      }));
    },
  };
}

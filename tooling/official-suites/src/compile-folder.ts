import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { withModuleImports } from './module-imports.ts';
import type { Suite } from './suite.ts';

/**
 * Compiles a folder of a checkout file by file, for sources that can't be bundled, next to the
 * installed libraries; returns its path.
 */
export async function compileFolder(
  checkout: string,
  libraries: string,
  suite: Suite,
  folder: string,
): Promise<string> {
  const target = join(libraries, 'compiled');
  const files = globSync(`${folder}/**/*.{ts,js,json}`, { cwd: resolve(checkout) });
  await Promise.all(
    ['package.json', ...files].map(async (file) => {
      const from = join(resolve(checkout), file);
      const to = join(target, file);
      mkdirSync(dirname(to), { recursive: true });
      if (!file.endsWith('.ts')) copyFileSync(from, to);
      else if (!file.endsWith('.d.ts')) {
        const text = withModuleImports(readFileSync(from, 'utf8'), suite.libraries);
        const { code } = await transform(text, {
          loader: 'ts',
          format: 'cjs',
          target: 'es2022',
          sourcefile: from,
          sourcemap: 'inline',
        });
        writeFileSync(to.replace(/\.ts$/, '.js'), code);
      }
    }),
  );
  return target;
}

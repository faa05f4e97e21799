import { copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';
import { sdkSources } from './sdk-sources.ts';
import type { DrivenPage, Suite } from './suite.ts';

const REDIRECT = fileURLToPath(new URL('harness/redirect-hosts.ts', import.meta.url));
const REPLACEMENTS = 'replaced';

interface PageInputs {
  readonly checkout: string;
  /** Folder created by `installLibraries`. */
  readonly libraries: string;
  /** Redirected origins. */
  readonly origins: Readonly<Record<string, string>>;
}

/**
 * Builds a suite's page next to the installed libraries, so as not to write into the checkout.
 * Returns the working directory from which the tests serve it.
 * @throws if the page can't be bundled
 */
export async function buildDrivenPage(
  suite: Suite,
  page: DrivenPage,
  { checkout, libraries, origins }: PageInputs,
): Promise<string> {
  const source = resolve(checkout, suite.folder, page.folder);
  const root = join(libraries, 'pages', suite.name);
  const target = join(root, page.folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, REPLACEMENTS), { recursive: true });
  for (const file of globSync('*.html', { cwd: source })) {
    copyFileSync(join(source, file), join(target, file));
  }
  const redirected: Record<string, string> = { ...origins };
  for (const [address, file] of Object.entries(page.scripts)) {
    copyFileSync(join(libraries, 'node_modules', file), join(target, REPLACEMENTS, basename(file)));
    redirected[dirname(address)] = `/${REPLACEMENTS}`;
  }
  const [entry, redirect] = [join(source, page.entry), REDIRECT].map((path) =>
    JSON.stringify(path),
  );
  await bundle({
    stdin: {
      contents: `import ${entry};
import { redirectHosts } from ${redirect};
redirectHosts(${JSON.stringify(redirected)});`,
      resolveDir: source,
      sourcefile: 'page.js',
    },
    outfile: join(target, page.bundle),
    ...bundleOptions(libraries),
    format: 'esm',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    plugins: [sdkSources(checkout, { ...suite, platform: 'chromium' }, {})],
  });
  return root;
}

import { gzipSync } from 'node:zlib';
import { expectDocumentedSizes } from '@quits/tooling-presets/documented-sizes';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Bytes after gzip of some exports with their styles, apart from React and the packages below. */
async function weigh(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${names} } from '@quits/auth-ui'`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    conditions: ['@quits/source'],
    loader: { '.css': 'local-css' },
    external: ['react', 'react/*', '@quits/auth/*', '@quits/i18n/*', '@quits/ui'],
    outdir: 'out',
    write: false,
  });
  return outputFiles.reduce(
    (sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length,
    0,
  );
}

const PARTS = [
  ['sign-in screens', 'SignInScreen, ResetPasswordScreen, ActionScreen', 7.5],
  [
    'account screens',
    'AccountPage, DeleteCard, LeaveCard, ProfileCard, ReauthDialog, SignInMethods',
    9,
  ],
  ['providers and notices', 'AuthUiProvider, MergeNotice, UnconfirmedNotice', 1.5],
] as const;

it('takes no more than its parts may', async () => {
  const sizes = await Promise.all(PARTS.map(([, names]) => weigh(names)));
  for (const [index, [title, , most]] of PARTS.entries()) {
    const bytes = sizes[index];
    expect(bytes, `${title}, at least`).toBeGreaterThan(256);
    expect(bytes, `${title}, at most`).toBeLessThan(most * 1024);
  }
  const rows = PARTS.map(([title], index) => [title, [undefined, sizes[index]]] as const);
  expectDocumentedSizes(new URL('../README.md', import.meta.url), Object.fromEntries(rows));
});

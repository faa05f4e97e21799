import { gzipSync } from 'node:zlib';
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

it.each([
  ['SignInScreen, ResetPasswordScreen, ActionScreen', 6.5],
  ['AccountPage, DeleteCard, LeaveCard, ProfileCard, ReauthDialog, SignInMethods', 8],
  ['AuthUiProvider, MergeNotice, UnconfirmedNotice', 1.5],
])('%s take less than %d kB', async (names, most) => {
  const bytes = await weigh(names);
  expect(bytes).toBeGreaterThan(256);
  expect(bytes / 1024).toBeLessThan(most);
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';

/** Bundles the page of these tests into a folder to host. */
export async function buildHostedPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-served-'));
  await build({
    entry: { app: join(import.meta.dirname, 'server-page/app.ts') },
    outDir: join(folder, 'assets'),
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    noExternal: [/.*/],
    config: false,
    silent: true,
    dts: false,
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Page</title></head><body><script type="module" src="/assets/app.js"></script></body></html>',
  );
  return folder;
}

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Sizes of the chunks of an app that makes a machine, in bytes after gzip, by the module that each begins with. */
async function chunkSizes(): Promise<Map<string, number>> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: "export { bindAuth, createAuthMachine } from '@quits/auth'",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['@quits/source'],
    // The provider and what every package shares are counted elsewhere.
    external: ['firebase/*', '@quits/errors', 'zustand/*'],
    outdir: 'out',
    metafile: true,
    write: false,
  });
  const sizes = new Map<string, number>();
  for (const { path, contents } of outputFiles) {
    const entry = Object.entries(metafile.outputs).find(([name]) => path.endsWith(name))?.[1];
    sizes.set(entry?.entryPoint ?? path, gzipSync(contents, { level: 9 }).length);
  }
  return sizes;
}

function sizeOf(sizes: ReadonlyMap<string, number>, module: string): number {
  const found = [...sizes].find(([entry]) => entry.endsWith(module));
  if (found === undefined) throw new Error(`no chunk begins with ${module}`);
  return found[1];
}

it("adds less than 8 kB to the provider's chunk, and rare work is in none of it", async () => {
  const sizes = await chunkSizes();
  const loaded = sizeOf(sizes, 'run/create-runner.ts') + sizeOf(sizes, 'run/sdk.ts');
  expect(loaded).toBeLessThan(8192);
  for (const rare of ['perform-account.ts', 'perform-factor.ts', 'perform-merge.ts']) {
    expect(sizeOf(sizes, rare)).toBeGreaterThan(0);
  }
});

it('keeps the machine itself below 9 kB, without a line of the provider', async () => {
  const sizes = await chunkSizes();
  expect(sizeOf(sizes, '<stdin>')).toBeLessThan(9216);
});

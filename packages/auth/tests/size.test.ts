import { gzipSync } from 'node:zlib';
import { expectDocumentedSizes } from '@quits/tooling-presets/documented-sizes';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';

/**
 * The provider's code that an app loads with Auth, and code shared by all packages; measured
 * elsewhere.
 */
const PROVIDER = `
  import * as sdk from '../src/run/sdk.ts';
  import {
    browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, inMemoryPersistence,
  } from 'firebase/auth';
  import { createAppError, toAppError } from '@quits/errors';
  import { createStore } from 'zustand/vanilla';
  export {
    createAppError, browserLocalPersistence, connectAuthEmulator, createStore, toAppError, indexedDBLocalPersistence,
    initializeAuth, inMemoryPersistence, sdk,
  };`;
const MACHINE = "export { createAuthAdapter, createAuthMachine } from '@quits/auth';";

/** Loaded at startup besides the entry; other dynamic imports load on demand. */
const AT_ONCE = /\/(engine|sdk)\.ts$/;

const laterChunks: Plugin = {
  name: 'later-chunks',
  setup(bundler) {
    bundler.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !AT_ONCE.test(path) ? { path, external: true } : undefined,
    );
  },
};

async function bundle(contents: string, plugins: Plugin[], external: string[] = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    splitting: plugins.length === 0,
    format: 'esm',
    target: 'es2023',
    conditions: ['@quits/source'],
    plugins,
    external,
    outdir: 'out',
    metafile: true,
    write: false,
  });
  return { outputFiles, metafile };
}

/** Returns the size of the code loaded at startup, in bytes after gzip. */
async function weigh(contents: string): Promise<number> {
  const { outputFiles } = await bundle(contents, [laterChunks]);
  const bytes = Buffer.concat(outputFiles.map((file) => file.contents));
  return gzipSync(bytes, { level: 9 }).length;
}

it("adds less than 13.4 kB to the provider's own chunk: the whole machine, usual ways in, a sentence for each failure", async () => {
  const added = (await weigh(PROVIDER + MACHINE)) - (await weigh(PROVIDER));
  expect(added).toBeGreaterThan(4096);
  expect(added).toBeLessThan(13_722);
  expectDocumentedSizes(new URL('../README.md', import.meta.url), {
    '`createAuthMachine`, `createAuthAdapter`': [await weighEntry(), added],
  });
});

/** Returns the size of the entry without what it loads, in bytes after gzip. */
async function weighEntry(): Promise<number> {
  const { file } = await buildEntry();
  return gzipSync(file?.contents ?? '', { level: 9 }).length;
}

async function buildEntry() {
  const entry = "export { createAuthMachine } from '@quits/auth';";
  const { outputFiles, metafile } = await bundle(entry, [], ['@quits/errors', 'zustand/*']);
  const [name] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>') ?? [];
  return { file: outputFiles.find(({ path }) => path.endsWith(name ?? 'nothing')) };
}

it('is below 1.5 kB in the entry, without a line of the provider', async () => {
  const { file } = await buildEntry();
  expect(file?.text).not.toMatch(/identitytoolkit|SIGN_IN/);
  expect(gzipSync(file?.contents ?? '', { level: 9 }).length).toBeLessThan(1536);
});

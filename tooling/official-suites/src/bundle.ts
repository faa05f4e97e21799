import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';
import { compileFolder } from './compile-folder.ts';
import { publishedSources } from './published-sources.ts';
import { sdkSources } from './sdk-sources.ts';
import type { Suite } from './suite.ts';

const UNBUNDLED = [
  '@google-cloud/*',
  '@grpc/*',
  '@opentelemetry/*',
  'bcrypt',
  'express',
  'google-gax',
  'protobufjs',
  'selenium-webdriver',
  'undici',
];

/** Inputs of one bundle. */
export interface BundleRequest {
  readonly suite: Suite;
  readonly checkout: string;
  /** Folder created by `installLibraries`. */
  readonly libraries: string;
  readonly files: readonly string[];
  /** Contents of `config/project.json`, which the SDK doesn't publish. */
  readonly project: object;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Bundles test files with the SDK's sources and returns the bundle's path.
 * @throws if they can't be bundled
 */
export async function bundleTests(request: BundleRequest): Promise<string> {
  const { suite, checkout, libraries, files, project, environment } = request;
  const folder = resolve(checkout, suite.folder);
  const isNode = suite.platform === 'node';
  const path = join(
    libraries,
    'bundles',
    suite.name,
    `${(files[0] ?? '').replaceAll('/', '_')}.cjs`,
  );
  if (suite.compiled !== undefined) {
    const compiled = await compileFolder(checkout, libraries, suite, suite.compiled);
    const paths = files.map((file) => join(compiled, file.replace(/\.ts$/, '.js')));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, paths.map((file) => `require(${JSON.stringify(file)});`).join('\n'));
    return path;
  }
  const setup = suite.setup ?? [];
  const imports = [...setup, ...files].map((file) => JSON.stringify(`./${file}`));
  const plugins = (suite.chai ?? []).map((name) => `chai.use(require(${JSON.stringify(name)}));`);
  const chai = plugins.length === 0 ? '' : `const chai = require('chai');${plugins.join('')}`;
  const body = [chai, ...imports.map((file) => `require(${file});`)].join('\n');
  const hooks = setup.map((file) => `...require(${JSON.stringify(`./${file}`)}).mochaHooks`);
  const exported =
    setup.length === 0 ? '' : `module.exports = { mochaHooks: {${hooks.join(',')}} };`;
  await bundle({
    stdin: { contents: `${body}\n${exported}`, resolveDir: folder, sourcefile: 'suite.js' },
    outfile: path,
    ...bundleOptions(libraries),
    format: isNode ? 'cjs' : 'iife',
    platform: isNode ? 'node' : 'browser',
    sourcemap: 'inline',
    mainFields: isNode ? ['module', 'main'] : ['browser', 'module', 'main'],
    loader: { '.node': 'empty' },
    define: isNode ? {} : { global: 'globalThis' },
    banner: isNode
      ? {}
      : {
          js: `globalThis.process = { env: ${JSON.stringify(environment)}, nextTick: queueMicrotask };`,
        },
    // Libraries that read adjacent files, or are native.
    external: isNode ? [...UNBUNDLED] : [],
    plugins: [
      mochaOfTheHarness(suite.platform),
      suite.published === undefined
        ? sdkSources(checkout, suite, project)
        : publishedSources(checkout, libraries, suite),
    ],
  });
  return path;
}

/** Replaces imports of Mocha's functions by those of the current run. */
function mochaOfTheHarness(platform: Suite['platform']): Plugin {
  return {
    name: 'mocha',
    setup(build) {
      const path = createRequire(import.meta.url).resolve('mocha');
      build.onResolve({ filter: /^mocha$/ }, () =>
        platform === 'node' ? { path, external: true } : { path, namespace: 'mocha' },
      );
      build.onLoad({ filter: /.*/, namespace: 'mocha' }, () => ({
        contents: 'module.exports = globalThis;',
      }));
    },
  };
}

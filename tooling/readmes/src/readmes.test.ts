import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { codeBlocks, importsOf, quickStartOf } from './code-blocks.ts';
import { listedInterfaces, withGeneratedParts } from './generated-parts.ts';
import { withoutAlignment } from './markdown-table.ts';
import { manifestOf, publishedPackages, readmeOf, ROOT } from './packages.ts';
import { PROPS_PAGE, propsPage } from './props-page.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { writeBlocks } from './write-blocks.ts';

const run = promisify(execFile);

/** Sections of every README, in this order. */
const SECTIONS = [
  'Install',
  'Quick start',
  'Options',
  'Exports',
  'Errors',
  'Compatibility',
  'Development',
];

/** Exported interfaces by their names that aren't options to look up, with the reason. */
const NOT_LISTED: Readonly<Record<string, string>> = {
  FixtureOptions: 'listed by hand, since it extends all options of the backend',
};

describe.each(publishedPackages())('%s', (name) => {
  const readme = readmeOf(name);
  const manifest = manifestOf(name);

  test('has every section', () => {
    const headings = [...readme.matchAll(/^## (\S.*)$/gm)].map(([, heading = '']) =>
      // The ledger lists its entries apart, the components are what a kit hands out.
      heading.replace(/^Exports of .*$|^Components$/, 'Exports'),
    );
    expect(SECTIONS.filter((section) => !headings.includes(section))).toEqual([]);
  });

  test('has tables that the sources would give; run `pnpm --filter @quits/tooling-readmes run write`', () => {
    const written = withGeneratedParts(name, readme);
    expect(withoutAlignment(readme)).toBe(withoutAlignment(written));
  });

  test('lists the options of everything that has options', () => {
    const entries = Object.values(manifest.exports).flatMap(({ '@quits/source': source }) =>
      source !== undefined && /^[^*]+\.tsx?$/.test(source) ? [source] : [],
    );
    const exported = entries.flatMap((entry) => [
      ...readFileSync(join(ROOT, 'packages', name, entry), 'utf8').matchAll(
        /\b([A-Z]\w*(?:Options|Props))\b/g,
      ),
    ]);
    const names = new Set(exported.map(([, found = '']) => found));
    const listed = new Set([...listedInterfaces(readme), ...Object.keys(NOT_LISTED)]);
    // The kit's components have a page of their own.
    expect(name === 'ui' ? [] : [...names].filter((found) => !listed.has(found))).toEqual([]);
  });

  test('installs what its quick start imports, and its peers', () => {
    const [install] = codeBlocks(readme).filter(({ section }) => section === 'Install');
    const installed = (install?.code ?? '').split(/\s+/);
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    const peers = Object.keys(peerDependencies).filter(
      (peer) => peerDependenciesMeta[peer]?.optional !== true,
    );
    const wanted = [manifest.name, ...peers, ...importsOf(quickStartOf(readme).program.code)];
    expect(wanted.filter((one) => !installed.includes(one))).toEqual([]);
  });
});

test('the props of every component are on their page', () => {
  expect(withoutAlignment(readFileSync(PROPS_PAGE, 'utf8'))).toBe(withoutAlignment(propsPage()));
});

test('all code compiles in strict mode', async () => {
  const folder = temporaryFolder('blocks');
  try {
    const outputs = await Promise.all(
      writeBlocks(folder).map((project) =>
        run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', project], { cwd: project }).catch(
          (failure: unknown) => ({ stdout: String(Reflect.get(Object(failure), 'stdout')) }),
        ),
      ),
    );
    expect(outputs.map(({ stdout }) => stdout).join('')).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOf, type Manifest, publishedPackages, readManifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { rehearseRelease, type Rehearsal } from './rehearse-release.ts';

/** Version of the first release; later ones follow from the changesets. */
const FIRST = '0.1.0';

/** Files that an archive may contain, in addition to those of {@link MORE}. */
const ALLOWED = [
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/(?!testing\/)(?:[\w-]+\/)*[\w-]+\.(?:js|js\.map|d\.ts)$/,
];

/** Other files of single packages. */
const MORE: Readonly<Record<string, readonly RegExp[]>> = {
  'auth-ui': [/^dist\/styles\.css$/],
  'create-quits-app': [/^dist\/template\/(?:[\w-]+\/)*[\w.-]+$/],
  'local-backend': [
    /^assets\/[\w-]+\.(?:css|js|json|svg)$/,
    /^dist\/testing\/[\w-]+\.(?:js|js\.map|d\.ts)$/,
    /^dist\/dashboard-app\/(?:index\.html|dashboard\/[\w.-]+\.(?:css|js|svg|woff2))$/,
  ],
  ui: [/^dist\/styles\.css(?:\.map)?$/, /^dist\/tokens[\w.]*\.json$/, /^dist\/[\w./-]+\.woff2$/],
};

/**
 * Compressed size of the largest archive, in bytes: local-backend, of which source maps are a third and the dashboard 265 kB; functions added
 * 35 kB, sign-in with other services and moving from Firebase 80 kB, and restoring a backup from the first page 14 kB,
 * checking every stored record and mending indexes 11 kB, an account's own sign-ins 2 kB.
 */
const LARGEST = 985_000;

let rehearsal: Rehearsal;

beforeAll(async () => {
  rehearsal = await rehearseRelease();
});

afterAll(() => rmSync(rehearsal.folder, { recursive: true, force: true }));

function packed(name: string) {
  const { name: fullName, version } = versioned(name);
  const archive = `${fullName.replace('@', '').replace('/', '-')}-${version}.tgz`;
  const path = join(rehearsal.archives, archive);
  const files = readArchive(path);
  const manifest: Manifest = JSON.parse(String(files.get('package.json')));
  return { path, files, manifest };
}

/** The packages are modules: CommonJS and resolution by old compilers are not supported. */
function isOfOldResolution(problem: Problem): boolean {
  return 'resolutionKind' in problem && /^node10|cjs$/.test(problem.resolutionKind);
}

function versioned(name: string): Manifest {
  const path = join(rehearsal.copy, 'packages', name, 'package.json');
  return JSON.parse(readFileSync(path, 'utf8'));
}

function commandsOf({ bin }: Manifest): readonly string[] {
  return Object.values(bin ?? {});
}

test('packs the packages that are published, and no other', () => {
  expect(readdirSync(rehearsal.archives)).toHaveLength(publishedPackages().length);
});

describe.each(publishedPackages())('%s', (name) => {
  test('gets the version and the changelog of its changesets', () => {
    const before = readManifest(`packages/${name}`).version;
    const { version } = versioned(name);
    const changelog = readFileSync(join(rehearsal.copy, 'packages', name, 'CHANGELOG.md'), 'utf8');
    const isFirst = before === '0.0.0';
    expect(version === FIRST).toBe(isFirst);
    expect(changelog.includes('- Initial release: ')).toBe(true);
    expect(changelog).toContain(`\n## ${version}\n`);
  });

  test('contains what it needs and nothing else', () => {
    const { path, files } = packed(name);
    const allowed = [...ALLOWED, ...(MORE[name] ?? [])];
    const names = [...files.keys()];
    expect(names.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md']));
    expect(readFileSync(path).length).toBeLessThan(LARGEST);
  });

  test('has every entry point with its types', () => {
    const { files, manifest } = packed(name);
    const names = [...files.keys()];
    const isThere = (target: string) => {
      const [before = '', after] = target.replace(/^\.\//, '').split('*');
      return names.some((file) =>
        after === undefined ? file === before : file.startsWith(before) && file.endsWith(after),
      );
    };
    const entries = Object.values(manifest.exports ?? {}).map((target) => filesOf(target));
    expect(entries.length).toBeGreaterThan(0);
    const targets = [...entries.flat().map(([, file = '']) => file), ...commandsOf(manifest)];
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
    const scripts = entries.filter((found) => found.some(([, file]) => file?.endsWith('.js')));
    // Compilers take the first condition that they know.
    const first = scripts.map(([target = []]) => [target[0], target[1]?.slice(-5)]);
    expect(first).toEqual(scripts.map(() => ['types', '.d.ts']));
  });

  test('marks the entry points that React Server Components import as client components', () => {
    const { files, manifest } = packed(name);
    const entries = Object.values(manifest.exports ?? {}).flatMap((target) => filesOf(target));
    const scripts = entries
      .map(([, file = '']) => file.replace(/^\.\//, ''))
      .filter((file) => file.endsWith('.js'));
    const codeOf = (file: string) => String(files.get(file) ?? '');
    const needReact = scripts.filter((file) => /from 'react[/\w-]*'/.test(codeOf(file)));
    const marked = scripts.filter((file) => codeOf(file).startsWith('"use client";'));
    expect(marked).toEqual(needReact);
    expect(marked.length > 0).toBe('react' in (manifest.peerDependencies ?? {}));
  });

  test('passes publint and “Are the types wrong?”', { timeout: 120_000 }, async () => {
    const archive = Uint8Array.from(readFileSync(packed(name).path));
    const { messages } = await publint({ pack: { tarball: archive.buffer }, strict: true });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    const types = await checkPackage(createPackageFromTarballData(archive), {
      excludeEntrypoints: ['styles.css'],
    });
    const problems = 'problems' in types ? types.problems : [];
    expect(problems.filter((problem) => !isOfOldResolution(problem))).toEqual([]);
  });

  test('depends on published versions only', () => {
    const { manifest } = packed(name);
    const text = JSON.stringify([manifest.exports, manifest.dependencies]);
    expect(text).not.toMatch(/workspace:|@quits\/source/);
    const own = Object.entries(manifest.dependencies ?? {}).filter(([dependency]) =>
      dependency.startsWith('@quits/'),
    );
    const current = own.map(([dependency]) => {
      return [dependency, versioned(dependency.replace('@quits/', '')).version];
    });
    expect(own).toEqual(current);
  });
});

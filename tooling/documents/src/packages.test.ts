import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, ROOT, valuesOf } from './documents.ts';

/** Published packages; a private package is documented by its own README, in any form. */
const names = readdirSync(join(ROOT, 'packages')).filter(
  (name) => JSON.parse(read(`packages/${name}/package.json`)).private !== true,
);
const changes = readdirSync(join(ROOT, '.changeset'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => read(`.changeset/${file}`));

describe.each(names)('%s', (name) => {
  const manifest = JSON.parse(read(`packages/${name}/package.json`));
  const readme = read(`packages/${name}/README.md`);

  test('begins with the small app that uses it', () => {
    expect(readme.split('\n').slice(0, 8).join('\n')).toContain('(../../examples/notes)');
  });

  test('says all that it hands out', () => {
    const { exports, publishConfig } = manifest;
    const published = Object.keys(publishConfig?.exports ?? exports);
    const entries = published.flatMap((path) => {
      const source: unknown = Object(exports[path])['@quits/source'];
      return typeof source === 'string' && /^[^*]+\.tsx?$/.test(source) ? [source] : [];
    });
    expect(entries).not.toEqual([]);
    const handedOut = entries.flatMap((entry) => valuesOf(join('packages', name, entry)));
    expect(handedOut.filter((value) => !new RegExp(`\\b${value}\\b`).test(readme))).toEqual([]);
  });

  test('has a changelog, or exactly one changeset, for the initial release', () => {
    if (readdirSync(join(ROOT, 'packages', name)).includes('CHANGELOG.md')) return;
    const own = changes.filter((change) => change.includes(`'${manifest.name}':`));
    expect(own).toEqual([expect.stringContaining('Initial release:')]);
  });
});

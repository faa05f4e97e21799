import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentOf } from './document.ts';
import type { Row, Shown } from './row.ts';
import { SECTIONS } from './sections.ts';
import { UNRECORDED } from './unrecorded.ts';

const ROOT = join(import.meta.dirname, '../../..');
const HOSTS = ['firebase.google.com', 'cloud.google.com'];
/** The only other source: published, dated measurements of the service. */
const OBSERVED = 'https://github.com/davideast/pyric';

const rows = SECTIONS.flatMap((section) => section.rows);

function testOf(row: Row): Shown | undefined {
  return row.state === 'not there' ? undefined : row.test;
}

/** Returns whether a file has a test or a group with this literal title. */
function hasTitle(source: string, title: string): boolean {
  const escaped = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`\\(\\s*(['"\`])${escaped}\\1,`).test(source);
}

/** Returns a document without the padding that the formatter adds to tables. */
function unpadded(text: string): string {
  return text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();
}

it('the document is what the rows say', () => {
  const written = readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8');
  expect(unpadded(written)).toBe(unpadded(documentOf(SECTIONS)));
});

it('every row has a name of its own', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+([.-][a-z0-9]+)+$/.test(id))).toEqual([]);
});

it('every test is there, by its file and title', () => {
  const missing = rows.filter((row) => {
    const test = testOf(row);
    if (test === undefined) return false;
    const file = join(ROOT, test.file);
    if (!existsSync(file)) return true;
    const source = readFileSync(file, 'utf8');
    return !hasTitle(source, test.title) || !source.includes(test.of ?? '');
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});

it('each unverified row has a probe, or a reason why no probe can verify it', () => {
  const registry = readFileSync(
    join(ROOT, 'tooling/verify-firebase/src/probes/registry.ts'),
    'utf8',
  );
  const probes = [...registry.matchAll(/^ {4}id: '(.+)',$/gm)].map(([, id]) => id ?? '');
  expect(probes).toContain('hosting.missing-asset-headers');
  const ids = rows.map(({ id }) => id);
  expect(probes.filter((id) => !ids.includes(id))).toEqual([]);
  const unverified = rows.filter(({ state }) => state === 'unverified').map(({ id }) => id);
  const explained = Object.keys(UNRECORDED);
  expect(unverified.filter((id) => probes.includes(id) === explained.includes(id))).toEqual([]);
  expect(explained.filter((id) => !unverified.includes(id))).toEqual([]);
});

it('every address is one of the documentation', () => {
  const foreign = rows.filter(({ source }) => {
    if (source === OBSERVED) return false;
    const { protocol, hostname, search } = new URL(source);
    return protocol !== 'https:' || !HOSTS.includes(hostname) || search !== '';
  });
  expect(foreign.map(({ id }) => id)).toEqual([]);
});

describe('the check of titles', () => {
  const source = "test.each([1])(\n  'counts %s',\n  () => {},\n); it(\"don't\", () => {});";

  it('finds a title wherever it stands', () => {
    expect(hasTitle(source, 'counts %s')).toBe(true);
    expect(hasTitle(source, "don't")).toBe(true);
  });

  it('finds no part of one', () => {
    expect(hasTitle(source, 'counts')).toBe(false);
  });
});

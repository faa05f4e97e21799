import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** A page of Markdown that people read. */
export interface Document {
  /** Path from the root. */
  readonly path: string;
  readonly text: string;
}

/** Every document of the repository but the changesets, which are read by a tool. */
export function documents(): readonly Document[] {
  const patterns = ['*.md', 'docs/**/*.md', 'packages/*/README.md', 'examples/*/README.md'];
  return globSync(patterns, { cwd: ROOT })
    .sort()
    .map((path) => ({ path, text: read(path) }));
}

/** A file of the repository. */
export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Returns the targets of a document's relative links, from the root. */
export function linksOf({ path, text }: Document): readonly string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(path), target));
}

const MADE_LATER = /\/(?:dist|test-results)(?:\/|$)/;

/** Returns the repository paths in a document's text, without patterns and build outputs. */
export function pathsOf({ text }: Document): readonly string[] {
  const own = text.replaceAll(/\bhttps?:\/\/[^\s)>]+/g, '');
  const named = own.matchAll(/\b(?:apps|docs|examples|packages|tooling)\/[\w./-]*\w/g);
  return [...named].map(([path]) => path).filter((path) => !MADE_LATER.test(path));
}

/** Returns the runtime exports of an entry file. */
export function valuesOf(entry: string): readonly string[] {
  return [...read(entry).matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/^.* as /, ''));
}

/** A test that a document names: its file, and the beginning of its name. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
}

/**
 * Returns the tests named in a document as `file: "name", "name"`; an abbreviated name ends at `…`.
 */
export function testsOf(text: string): readonly NamedTest[] {
  return [...text.matchAll(/([a-z-]+): ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
    ([, file = '', names = '']) =>
      [...names.matchAll(/"([^"…]+)/g)].map(([, name = '']) => ({ file, name: name.trim() })),
  );
}

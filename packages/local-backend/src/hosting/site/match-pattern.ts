import { Minimatch } from 'minimatch';
import type { SitePattern } from '../site-config.ts';

/**
 * Returns a test of paths for a pattern.
 * @throws {SyntaxError} for an invalid regular expression
 */
export function matchPattern(pattern: SitePattern): (path: string) => boolean {
  if ('regex' in pattern) {
    const expression = toRegExp(pattern.regex);
    return (path) => expression.test(path);
  }
  const glob = new Minimatch(withSlash(pattern.glob));
  return (path) => glob.match(path);
}

/**
 * Converts a regular expression from the syntax of RE2, which names groups `(?P<name>…)`.
 * @throws {SyntaxError}
 */
export function toRegExp(source: string): RegExp {
  return new RegExp(source.replaceAll('(?P<', '(?<'), 'u');
}

/** A glob is relative to the root of the site, with or without the slash. */
export function withSlash(glob: string): string {
  if (glob.startsWith('!')) return `!${withSlash(glob.slice(1))}`;
  return glob.startsWith('/') ? glob : `/${glob}`;
}

import pathToRegexp from 'path-to-regexp';
import { matchPattern, toRegExp, withSlash } from './match-pattern.ts';
import type { SitePattern, SiteRedirect } from '../site-config.ts';

/** Where a path is redirected to. */
interface Redirect {
  readonly location: string;
  readonly status: number;
}

/** Finds the redirect of a decoded path, with the query string behind its `?`. */
export type FindRedirect = (path: string, query: string) => Redirect | undefined;

/** Returns the values of a path by the names or numbers of their captures. */
type Capture = (path: string) => Readonly<Record<string, unknown>> | undefined;

/** Creates the redirects of a site; the first that matches wins. */
export function createRedirects(redirects: readonly SiteRedirect[]): FindRedirect {
  const rules = redirects.map((redirect) => ({ redirect, locate: createLocate(redirect) }));
  return (path, query) => {
    for (const { redirect, locate } of rules) {
      const destination = locate(path);
      if (destination === undefined) continue;
      return { location: withQuery(encodeURI(destination), query), status: redirect.status };
    }
    return undefined;
  };
}

/** Returns a function that returns the destination of a path, `undefined` if it doesn't match. */
function createLocate({
  pattern,
  destination,
}: SiteRedirect): (path: string) => string | undefined {
  const matches = matchPattern(pattern);
  const plain = (path: string) => (matches(path) ? destination : undefined);
  if (!/(?:^|\/):/u.test(destination)) return plain;
  const capture = createCapture(pattern);
  const fill = pathToRegexp.compile(destination);
  return (path) => {
    const values = capture(path);
    if (values === undefined) return plain(path);
    try {
      return decodeURIComponent(fill(values));
    } catch {
      // The destination names a segment that the path lacks.
      return undefined;
    }
  };
}

function createCapture(pattern: SitePattern): Capture {
  if ('regex' in pattern) {
    const expression = toRegExp(pattern.regex);
    return (path) => {
      const match = expression.exec(path);
      return match === null
        ? undefined
        : { ...Object.fromEntries(match.entries()), ...match.groups };
    };
  }
  const keys: pathToRegexp.Key[] = [];
  const expression = pathToRegexp(withSlash(pattern.glob), keys);
  return (path) => {
    const match = expression.exec(path);
    if (match === null) return undefined;
    const values = keys.map(({ name }, index): [string, unknown] => {
      const value = match[index + 1];
      return [String(name), value?.includes('/') === true ? value.split('/') : value];
    });
    return Object.fromEntries(values);
  };
}

function withQuery(destination: string, query: string): string {
  if (query === '') return destination;
  return `${destination}${destination.includes('?') ? '&' : '?'}${query}`;
}

import type { HttpCall } from '@quits/service-base';
import { Minimatch } from 'minimatch';
import { isRead } from '../is-read.ts';
import type { StaticFile, StaticFiles } from '../static-file.ts';
import { createRedirects } from './create-redirects.ts';
import { findFile } from './find-file.ts';
import { localizedPaths } from './localized-paths.ts';
import { matchPattern } from './match-pattern.ts';
import type { SiteConfig, SiteRewrite } from '../site-config.ts';

/** How a site answers a call. */
type SiteAnswer =
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  | {
      readonly kind: 'file';
      /** Path of the file, with its extension. */
      readonly path: string;
      readonly file: StaticFile;
      readonly status: 200 | 404;
    }
  | { readonly kind: 'function'; readonly id: string }
  | { readonly kind: 'unsupported'; readonly name: string };

/** An answer, with the headers of the configuration. */
export interface SiteReply {
  readonly answer: SiteAnswer;
  readonly headers: Readonly<Record<string, string>>;
}

const ERROR_PAGE = '/404.html';

/**
 * Creates a function that answers like Firebase Hosting: redirects, then files, then rewrites, then the page
 * `404.html`. It returns `undefined` without any of them.
 */
export function createSite(
  config: SiteConfig,
  files: StaticFiles,
): (call: HttpCall) => Promise<SiteReply | undefined> {
  const findRedirect = createRedirects(config.redirects);
  const rewrites = config.rewrites.map(({ pattern, to }) => ({
    to,
    matches: matchPattern(pattern),
  }));
  const headers = config.headers.map((entry) => ({
    headers: entry.headers,
    matches: matchPattern(entry.pattern),
  }));
  const ignored = config.ignore.map((glob) => new Minimatch(glob, { dot: true }));

  async function read(path: string): Promise<StaticFile | undefined> {
    const decoded = decode(path)?.replace(/^\/+/u, '');
    if (decoded === undefined || ignored.some((glob) => glob.match(decoded))) return undefined;
    return files.read(path);
  }

  /** Reads a file, in the caller's language if there is one. */
  async function readFor(call: HttpCall, path: string): Promise<StaticFile | undefined> {
    const { i18nRoot } = config;
    if (i18nRoot !== undefined) {
      for (const localized of localizedPaths(i18nRoot, path, call)) {
        // One after the other: the first that exists wins.
        // oxlint-disable-next-line no-await-in-loop
        const file = await read(localized);
        if (file !== undefined) return file;
      }
    }
    return read(path);
  }

  function headersOf(path: string): Record<string, string> {
    const fitting = headers.filter(({ matches }) => matches(path));
    const pairs = fitting.flatMap((entry) => entry.headers);
    // Names are compared without case, and the last one wins.
    const byName = new Map(pairs.map(({ key, value }) => [key.toLowerCase(), { key, value }]));
    return Object.fromEntries([...byName.values()].map(({ key, value }) => [key, value]));
  }

  async function answerFile(call: HttpCall): Promise<SiteAnswer | undefined> {
    const path = call.url.pathname.replaceAll(/\/+/gu, '/');
    const exists = async (at: string) => (await readFor(call, at)) !== undefined;
    const found = await findFile(path, config, exists);
    if (found === undefined) return undefined;
    if (found.kind === 'redirect') {
      return { kind: 'redirect', location: found.path + call.url.search, status: 301 };
    }
    const file = await readFor(call, found.path);
    if (file === undefined) return undefined;
    const status = found.path === ERROR_PAGE ? 404 : 200;
    return { kind: 'file', path: found.path, file, status };
  }

  async function answerRewrite(to: SiteRewrite['to']): Promise<SiteAnswer | undefined> {
    if (to.kind !== 'file') return to;
    const file = await read(to.path);
    if (file === undefined) return undefined;
    return { kind: 'file', path: to.path, file, status: to.path === ERROR_PAGE ? 404 : 200 };
  }

  return async (call) => {
    const { pathname, search } = call.url;
    const rewrite = rewrites.find(({ matches }) => matches(pathname));
    if (!isRead(call)) {
      return rewrite?.to.kind === 'function' ? { answer: rewrite.to, headers: {} } : undefined;
    }
    const redirect = findRedirect(decode(pathname) ?? pathname, search.slice(1));
    // As on Firebase Hosting, the configured headers are not those of redirects.
    if (redirect !== undefined) return { answer: { kind: 'redirect', ...redirect }, headers: {} };
    const own = headersOf(pathname);
    const answer =
      (await answerFile(call)) ??
      (rewrite === undefined ? undefined : await answerRewrite(rewrite.to));
    if (answer !== undefined) return { answer, headers: own };
    const file = await readFor(call, ERROR_PAGE);
    if (file === undefined) return undefined;
    return {
      answer: { kind: 'file', path: ERROR_PAGE, file, status: 404 },
      headers: { ...headersOf(ERROR_PAGE), ...own },
    };
  };
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

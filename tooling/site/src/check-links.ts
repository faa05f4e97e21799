import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { htmlFiles } from './link-pages.ts';

/** A link that leads nowhere. */
export interface DeadLink {
  readonly page: string;
  readonly target: string;
}

/** Storybook's pages are made by scripts, except for the two that exist. */
const BY_SCRIPTS = /^storybook\//u;
const REFERENCE = /\s(?:href|src)="([^"]*)"/gu;

/** Finds links of a site to pages, files, anchors and stories that don't exist. */
export function deadLinks(site: string): DeadLink[] {
  const stories = readStories(site);
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (page: string) => {
    const known = anchors.get(page) ?? readAnchors(join(site, page));
    anchors.set(page, known);
    return known;
  };

  function isDead(page: string, target: string): boolean {
    if (/^(?:https?|mailto|data):/u.test(target)) return target.includes('.invalid/');
    const [address = '', anchor] = target.split('#');
    const [path = '', query] = address.split('?');
    const file = path === '' ? page : normalize(join(dirname(page), decodeURI(path)));
    if (file.startsWith('..') || !existsSync(join(site, file))) return true;
    if (statSync(join(site, file)).isDirectory()) return true;
    const story = /^path=\/docs\/(.+)$/u.exec(query ?? '')?.[1];
    if (story !== undefined) return !stories.has(story);
    if (anchor === undefined || anchor === '' || !file.endsWith('.html')) return false;
    return !anchorsOf(file).has(decodeURIComponent(anchor));
  }

  const pages = htmlFiles(site).filter((page) => !BY_SCRIPTS.test(page));
  return pages.flatMap((page) => {
    const html = readFileSync(join(site, page), 'utf8');
    const targets = new Set(
      [...html.matchAll(REFERENCE)].map(([, target = '']) => unescape(target)),
    );
    return [...targets]
      .filter((target) => isDead(page, target))
      .map((target) => ({ page, target }));
  });
}

function readStories(site: string): ReadonlySet<string> {
  const file = join(site, 'storybook/index.json');
  if (!existsSync(file)) return new Set();
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: object };
  return new Set(Object.keys(entries));
}

function readAnchors(file: string): ReadonlySet<string> {
  const html = readFileSync(file, 'utf8');
  return new Set(
    [...html.matchAll(/\s(?:id|name)="([^"]*)"/gu)].map(([, id = '']) => unescape(id)),
  );
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

import type { SiteConfig } from '../site-config.ts';

/** File or redirect that a path of a site leads to. */
export type Found =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly path: string };

/** Returns whether there is a file at a path. */
export type Exists = (path: string) => Promise<boolean>;

type Slashes = Pick<SiteConfig, 'cleanUrls' | 'trailingSlash'>;

/**
 * Finds the file of a path, or the path to redirect to: an exact file, the `index.html` of a folder, with
 * `cleanUrls` also a page without its `.html`.
 */
export async function findFile(
  path: string,
  config: Slashes,
  exists: Exists,
): Promise<Found | undefined> {
  const { cleanUrls, trailingSlash } = config;
  if (await exists(path)) {
    if (!cleanUrls || !path.endsWith('.html')) return { kind: 'file', path };
    const page = withoutEnd(withoutEnd(path, '.html'), '/index');
    return redirect(trailingSlash === true ? withEnd(page) : page);
  }
  const index = `${withEnd(path)}index.html`;
  if (await exists(index)) return redirectOfFolder(path, config) ?? { kind: 'file', path: index };
  return cleanUrls ? findPage(path, trailingSlash, exists) : undefined;
}

function redirectOfFolder(path: string, { cleanUrls, trailingSlash }: Slashes): Found | undefined {
  if (path.endsWith('/')) {
    return trailingSlash === false && path !== '/' ? redirect(path.slice(0, -1)) : undefined;
  }
  const isWanted = trailingSlash ?? !cleanUrls;
  return isWanted ? redirect(withEnd(path)) : undefined;
}

/** Finds a page whose path lacks the `.html`. */
async function findPage(
  path: string,
  trailingSlash: boolean | undefined,
  exists: Exists,
): Promise<Found | undefined> {
  const hasSlash = path.endsWith('/');
  if (hasSlash && trailingSlash === undefined) return undefined;
  const page = `${withoutEnd(path, '/')}.html`;
  if (!(await exists(page))) return undefined;
  if (hasSlash && trailingSlash === false) return redirect(withoutEnd(path, '/'));
  if (!hasSlash && trailingSlash === true) return redirect(withEnd(withoutEnd(path, '/index')));
  if (page.endsWith('/index.html')) return redirect(withoutEnd(page, '/index.html'));
  return { kind: 'file', path: page };
}

/** A redirect to nothing leads to the root. */
function redirect(path: string): Found {
  return { kind: 'redirect', path: path === '' ? '/' : path };
}

function withEnd(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

function withoutEnd(path: string, end: string): string {
  return path.endsWith(end) ? path.slice(0, -end.length) : path;
}

/** Name of the cache of files that only some users need. */
export const ON_DEMAND_CACHE = 'quits-on-demand';

/**
 * Matches the texts of one language, fonts of scripts other than basic Latin, code loaded after consent, and code that needs a
 * connection anyway.
 */
const ON_DEMAND =
  /^\/assets\/((?:[a-z]{2}(?:-[A-Z]{2})?|analytics|online-[\w-]+?)-[\w-]{8}\.js|[a-z-]+-(?:latin-ext|cyrillic|cyrillic-ext)-[a-z-]+-[\w-]{8}\.woff2)$/;

/** Returns whether a file of the app is cached only on devices that have used it. */
export function isOnDemand(path: string): boolean {
  return ON_DEMAND.test(path);
}

/** Returns the name of a file without its hash, which is the same in every build. */
export function stemOf(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** Where files are kept that only some people need. */
export const ON_DEMAND_CACHE = 'quits-on-demand';

/** Texts of one language, or letters of a script other than the basic one. */
const ON_DEMAND =
  /^\/assets\/((?:[a-z]{2}(?:-[A-Z]{2})?)-[\w-]{8}\.js|[a-z-]+-(?:latin-ext|cyrillic|cyrillic-ext)-[a-z-]+-[\w-]{8}\.woff2)$/;

/** Whether a file of the app is kept only where it has been used. */
export function isOnDemand(path: string): boolean {
  return ON_DEMAND.test(path);
}

/** The name of a hashed file that is the same in every build. */
export function stemOf(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

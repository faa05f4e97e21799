/** A function that a request is for. */
export interface CallTarget {
  readonly id: string;
  /** Path and query as the function sees them. */
  readonly path: string;
}

/** Where the functions are on the app's own origin. */
const FUNCTIONS_PATH = '/__/functions/';

/**
 * Returns the function that a URL names: `/{project}/{region}/{id}` as the SDKs call an emulator, or
 * `/__/functions/{id}` on the origin of the app.
 */
export function callTarget(url: URL, project: string): CallTarget | undefined {
  const { pathname, search } = url;
  const rest = pathname.startsWith(FUNCTIONS_PATH)
    ? pathname.slice(FUNCTIONS_PATH.length)
    : afterRegion(pathname, project);
  if (rest === undefined) return undefined;
  const [id = '', ...path] = rest.split('/');
  return id === '' ? undefined : { id, path: `/${path.join('/')}${search}` };
}

function afterRegion(pathname: string, project: string): string | undefined {
  const [, first, region = '', ...rest] = pathname.split('/');
  const isRegion = first === project && /^[a-z]+-[a-z]+\d+$/.test(region);
  return isRegion ? rest.join('/') : undefined;
}

import type { ServerOptions } from '../server-options.ts';
import type { Administrators } from './administrators.ts';

/**
 * Makes the link by which one person becomes an administrator, if one may. The secret is in the fragment, which browsers don't
 * send, so that it gets into no log of a proxy.
 */
export function administratorLinkFor(
  options: Pick<ServerOptions, 'administratorLink'>,
  administrators: Administrators,
  url: URL,
): string | undefined {
  if (options.administratorLink !== true && administrators.count > 0) return undefined;
  return `${url.origin}/__/setup#${administrators.makeLink()}`;
}

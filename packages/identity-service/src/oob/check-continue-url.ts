import { isLoopback } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/**
 * Checks the URL that a link or a provider redirects to: on a production server, it must be on the server's own
 * origin.
 * @throws {IdentityError} if it isn't a web URL, or its host isn't authorized
 */
export function checkContinueUrl(context: IdentityContext, continueUrl: string): void {
  const url = URL.canParse(continueUrl) ? new URL(continueUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new IdentityError('INVALID_CONTINUE_URI', '((expected an absolute URL))');
  }
  if (!isAuthorized(context, url)) {
    throw new IdentityError('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted by project');
  }
}

function isAuthorized({ publicOrigin, settings }: IdentityContext, url: URL): boolean {
  if (publicOrigin !== undefined) return url.origin === publicOrigin;
  return (
    isLoopback(url.hostname) ||
    settings
      .get()
      .authorizedDomains.some(
        (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
      )
  );
}

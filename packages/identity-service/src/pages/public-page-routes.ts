import { type HttpCall, type HttpReply, page, type Route } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkContinueUrl } from '../oob/check-continue-url.ts';
import { actionPage } from './action-page.ts';

/** Routes of the pages that the SDK opens on a production server, whose origin alone may embed them. */
export function publicPageRoutes(context: IdentityContext, origin: string): Route[] {
  const route = (path: string, give: (call: HttpCall) => HttpReply): Route => ({
    method: 'GET',
    path,
    crossOrigin: 'none',
    handle: give,
  });
  return [
    route('/__/auth/iframe', () =>
      page({
        title: 'Sign-in frame',
        body: '',
        scripts: ['auth-frame.js'],
        frameAncestors: [origin],
      }),
    ),
    route('/__/auth/handler', (call) => closedHandler(context, call)),
    route('/__/auth/action', (call) => actionPage(context, call)),
  ];
}

/**
 * Returns the page that a popup or a redirect opens while the server has no provider: it takes the refusal back to the
 * app, which would otherwise wait.
 */
function closedHandler(context: IdentityContext, call: HttpCall): HttpReply {
  try {
    checkContinueUrl(context, call.url.searchParams.get('redirectUrl') ?? '');
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    return page({
      title: 'Sign-in refused',
      status: 400,
      body: '<main class="narrow"><h1>Not possible</h1><p>The app may not sign in from here.</p></main>',
    });
  }
  return page({
    title: 'Sign-in not available',
    scripts: ['auth-closed.js'],
    body: `<main class="narrow"><h1>Not available</h1>
<p>This server has no sign-in with another service.</p></main>`,
  });
}

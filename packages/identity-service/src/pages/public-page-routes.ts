import { type HttpCall, type HttpReply, page, type Route } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { actionPage } from './action-page.ts';

/**
 * Routes of the pages that the SDK opens on a production server, whose origin alone may embed them; the server adds the
 * one for providers.
 */
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
    route('/__/auth/action', (call) => actionPage(context, call)),
  ];
}

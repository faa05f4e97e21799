import { type HttpCall, HttpError, type HttpReply, page, type Route } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import { actionPage } from './action-page.ts';
import { emulatorAction } from './emulator-action.ts';
import { providerPage, providerToken } from './provider-page.ts';

type Give = (context: IdentityContext, call: HttpCall) => HttpReply | Promise<HttpReply>;

/** Routes of the pages that the SDK opens, at the paths of the service and of its emulator. */
export function pageRoutes(context: IdentityContext, hasProviderPage: boolean): Route[] {
  const route = (method: Route['method'], path: string, give: Give): Route => ({
    method,
    path,
    crossOrigin: 'none',
    handle: (call) => give(context, call),
  });
  const provider =
    (give: Give): Give =>
    (identity, call) => {
      if (hasProviderPage) return give(identity, call);
      throw new HttpError(403, 'The local provider page is switched off on this address.');
    };
  return [
    route('GET', '/emulator/auth/handler', provider(providerPage)),
    route('GET', '/__/auth/handler', provider(providerPage)),
    route('POST', '/__/auth/provider-token', provider(providerToken)),
    route('GET', '/emulator/auth/iframe', frame),
    route('GET', '/__/auth/iframe', frame),
    route('GET', '/__/auth/action', actionPage),
    route('GET', '/emulator/action', emulatorAction),
  ];
}

/** Serves the frame, which receives credentials, so only authorized pages may embed it. */
function frame({ settings }: IdentityContext): HttpReply {
  const hosts = new Set(['localhost', '127.0.0.1', ...settings.get().authorizedDomains]);
  const ancestors = [...hosts].flatMap((host) => [`http://${host}:*`, `https://${host}:*`]);
  return page({
    title: 'Sign-in frame',
    body: '',
    scripts: ['auth-frame.js'],
    // For pages that use the provider's own script.
    scriptSources: ['https://apis.google.com'],
    frameAncestors: ["'self'", 'http://*.localhost:*', ...ancestors],
  });
}

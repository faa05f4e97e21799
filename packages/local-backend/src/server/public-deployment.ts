import { StartError } from '../diagnostics/start-error.ts';
import type { Entrance } from '../http/entrance.ts';
import type { Surroundings } from '../surroundings.ts';
import { publicNames } from './public-entrance.ts';
import type { ServerOptions } from './server-options.ts';

const ACTION_PATH = '/__/auth/action';

/**
 * Returns the surroundings of a server for strangers. What it can't deliver is off: sign-in by phone without a gateway
 * for SMS, and by link without a mail server.
 * @throws {StartError} if the page of emailed links isn't a path
 */
export function publicSurroundings(
  options: Pick<ServerOptions, 'actionPath' | 'guests' | 'signUp' | 'smtp'>,
  url: URL,
  entrance: Entrance,
): Surroundings {
  const { actionPath = ACTION_PATH, guests = true, signUp = 'open', smtp } = options;
  const { origin } = url;
  if (!actionPath.startsWith('/') || new URL(actionPath, origin).origin !== origin) {
    throw new StartError(
      `--action-url must be a path of the app, such as /auth/action, not "${actionPath}".`,
    );
  }
  return {
    identity: {
      providerPage: false,
      publicOrigin: origin,
      deliversMessages: smtp !== undefined,
      settings: {
        actionUrl: actionPath,
        authorizedDomains: [url.hostname],
        emailLink: smtp !== undefined,
        phone: false,
        signUp: signUp === 'open',
        anonymous: guests,
        mfa: { sms: false, totp: true, adjacentIntervals: 1 },
      },
    },
    keepsMessages: false,
    // Browsers have no limit of connections over HTTP/2, and a proxy hides which of them it uses.
    webChannel: { connections: Infinity },
    check: () => undefined,
    namesOf: () => publicNames(url),
    entranceOf: () => entrance,
  };
}

import type { IdentityOptions } from '@quits/identity-service';
import { StartError } from '../diagnostics/start-error.ts';
import type { RequestGate } from '../http/request-gate.ts';
import type { Deployment } from '../deployment.ts';
import type { ServerLimits } from './limits/server-limits.ts';
import { publicNames } from './public-gate.ts';
import type { ServerOptions } from './server-options.ts';

/** Enough to find a mistake in the rules. */
const REFUSALS_A_MINUTE = 100;
const ACTION_PATH = '/__/auth/action';

/** Limits of a production server's services. */
interface DeploymentLimits extends ServerLimits {
  /** Accounts that one address may create in an hour; 0 for any number. */
  readonly accounts: number;
}

/**
 * Returns the deployment of a production server. What it can't deliver is off: sign-in by phone without a gateway
 * for SMS, and by link without a mail server.
 * @throws {StartError} if the page of emailed links isn't a path
 */
export function publicDeployment(
  options: Pick<ServerOptions, 'actionPath' | 'backup' | 'smtp'>,
  url: URL,
  gate: RequestGate,
  accounts: Pick<IdentityOptions, 'externalProviders' | 'recordSignIn' | 'signUpGuard'>,
  limits: DeploymentLimits,
): Deployment {
  const { actionPath = ACTION_PATH, smtp } = options;
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
      ...accounts,
      deliversMessages: smtp !== undefined,
      settings: {
        actionUrl: actionPath,
        authorizedDomains: [url.hostname],
        emailLink: smtp !== undefined,
        phone: false,
        mfa: { sms: false, totp: true, adjacentIntervals: 1 },
      },
    },
    firestoreLimits: limits.firestore,
    storageLimits: limits.storage,
    signUpsAnHour: limits.accounts === 0 ? Infinity : limits.accounts,
    refusalsAMinute: REFUSALS_A_MINUTE,
    keepsMessages: false,
    // Browsers have no limit of connections over HTTP/2, and a proxy hides which of them it uses.
    webChannel: { connections: Infinity },
    checkpoints: options.backup === undefined ? 'automatic' : 'caller',
    check: () => undefined,
    namesOf: () => publicNames(url),
    gateOf: () => gate,
  };
}

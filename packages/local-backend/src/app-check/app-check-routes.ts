import { HttpError, type HttpReply, json, readJsonObject, type Route } from '@quits/service-base';
import { decodeJwt, type IdentityContext, isSignedBy } from '@quits/identity-service';
import type { AppCheck, AppCheckToken } from './app-check.ts';

const BODY_LIMIT = 64 * 1024;
/** Audience of the tokens that server libraries exchange. */
const EXCHANGE =
  'https://firebaseappcheck.googleapis.com/google.firebase.appcheck.v1.TokenExchangeService';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Routes for server libraries, which verify tokens, use them up, and create them (`createToken`). Whoever calls them is an
 * administrator.
 */
export function appCheckAdminRoutes(appCheck: AppCheck, keys: IdentityContext['keys']): Route[] {
  return [
    {
      method: 'GET',
      path: '/firebaseappcheck.googleapis.com/v1/jwks',
      crossOrigin: 'none',
      handle: async () => json({ keys: await keys.publicKeys() }),
    },
    {
      method: 'POST',
      path: '/firebaseappcheck.googleapis.com/v1beta/projects/{project}:verifyAppCheckToken',
      crossOrigin: 'none',
      async handle(call) {
        const { app_check_token: token } = await readJsonObject(call.request, BODY_LIMIT);
        const claims = typeof token === 'string' ? appCheck.verify(token) : undefined;
        if (claims === undefined) throw refusal();
        return json(appCheck.consume(claims) ? { alreadyConsumed: true } : {});
      },
    },
    {
      method: 'POST',
      path: '/firebaseappcheck.googleapis.com/v1/projects/{project}/apps/{app=**}:exchangeCustomToken',
      crossOrigin: 'none',
      async handle(call) {
        const { customToken } = await readJsonObject(call.request, BODY_LIMIT);
        const decoded = typeof customToken === 'string' ? decodeJwt(customToken) : undefined;
        const { aud, app_id: app, exp, ttl = '3600s' } = decoded?.claims ?? {};
        const isOurs =
          decoded !== undefined &&
          keys.all().some(({ publicKey }) => isSignedBy(decoded, publicKey)) &&
          Number(exp) > Date.now() / 1000;
        if (!isOurs || aud !== EXCHANGE || app !== call.params['app']) throw refusal();
        const lifetime = Number.parseFloat(String(ttl)) * 1000;
        return answer(await appCheck.issue(String(app), { lifetime }));
      },
    },
  ];
}

/**
 * Routes for the SDK's debug provider (`FIREBASE_APPCHECK_DEBUG_TOKEN`), in development: every debug token counts as registered.
 */
export function debugTokenRoutes(appCheck: AppCheck, project: string): Route[] {
  return ['', '/__/remote'].map((prefix) => ({
    method: 'POST',
    path: `${prefix}/content-firebaseappcheck.googleapis.com/v1/projects/{project}/apps/{app=**}:exchangeDebugToken`,
    crossOrigin: 'api',
    async handle(call) {
      const { debug_token: token } = await readJsonObject(call.request, BODY_LIMIT);
      const isKnown = typeof token === 'string' && UUID.test(token);
      if (!isKnown || call.params['project'] !== project) throw refusal();
      return answer(await appCheck.issue(call.params['app'] ?? ''));
    },
  }));
}

function answer({ token, lifetime }: AppCheckToken): HttpReply {
  return json({ token, ttl: `${lifetime / 1000}s` }, 200, { 'Cache-Control': 'no-store' });
}

function refusal(): HttpError {
  return new HttpError(403, 'App attestation failed.');
}

import { randomBytes } from 'node:crypto';
import { type IdentityContext, issueTicket, readTicket } from '@quits/identity-service';
import { header, type HttpCall, type HttpReply, readBody, type Route } from '@quits/service-base';
import type { Log } from '../../diagnostics/log.ts';
import { type AppRequest, customParameters, customScopes, readAppRequest } from './app-request.ts';
import type { Providers } from './create-providers.ts';
import type { Provider, ProviderResult } from './provider.ts';
import { failureOf, ProviderFailure } from './provider-failure.ts';
import { againPage, endPage, resultPage, sdkCodeOf } from './provider-pages.ts';
import { callbackPath } from './provider-settings.ts';
import { forgetSignIn, rememberedSignIn, rememberSignIn, SIGN_IN_TIME } from './sign-in-cookie.ts';

/** Options of {@link providerRoutes}. */
export interface ProviderRoutesOptions {
  readonly providers: Providers;
  readonly identity: IdentityContext;
  /** Origin of the server. */
  readonly origin: string;
  /** Records a sign-in that another service prevented. */
  readonly refused: (providerId: string, failure: ProviderFailure, address: string) => void;
  readonly log: Log;
}

/** Time in s within which the app has to use a result. */
const RESULT_TIME = 300;
const BODY_LIMIT = 64 * 1024;
const PATH = '/__/auth/handler';
const LATE =
  'This sign-in took too long, was completed already, or began in another browser. Go back to the app and start over.';

/** A sign-in under way, stored in the browser as a signed ticket. */
interface Pending extends AppRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Routes that a popup or a redirect of the SDK opens, and that other services send people back to. */
export function providerRoutes(options: ProviderRoutesOptions): Route[] {
  const { providers, identity, origin, log } = options;

  async function start(call: HttpCall): Promise<HttpReply> {
    const query = call.url.searchParams;
    const request = readAppRequest(identity, query);
    if (typeof request === 'string') return endPage(request, false);
    const { providerId } = request;
    const provider = query.get('tid') === null ? providers.find(providerId) : undefined;
    if (provider === undefined) {
      const outcome = { code: 'auth/operation-not-allowed' };
      return resultPage(request, { sessionId: null, outcome }, []);
    }
    const secret = () => randomBytes(32).toString('base64url');
    const pending: Pending = {
      ...request,
      state: secret(),
      nonce: providers.newNonce(),
      verifier: secret(),
    };
    try {
      const address = await provider.authorizationUrl({
        ...pending,
        redirectUri: origin + callbackPath(providerId),
        scopes: customScopes(query),
        parameters: customParameters(query),
      });
      const ticket = await issueTicket(identity, 'provider-request', { ...pending }, SIGN_IN_TIME);
      return {
        status: 303,
        headers: {
          Location: address.href,
          'Cache-Control': 'no-store',
          'Set-Cookie': rememberSignIn(call.request, pending.state, ticket),
        },
      };
    } catch (error) {
      return failed(call, request, error, []);
    }
  }

  function failed(
    call: HttpCall,
    request: AppRequest,
    error: unknown,
    cookies: readonly string[],
  ): HttpReply {
    const failure = failureOf(error);
    const { reason, message } = failure;
    const { providerId } = request;
    if (reason !== 'denied') {
      log({
        level: 'warn',
        message: `Signing in with ${providerId} failed (${reason}): ${message}`,
        details: { provider: providerId, reason },
      });
    }
    options.refused(providerId, failure, call.address);
    return resultPage(request, { sessionId: null, outcome: { code: sdkCodeOf(reason) } }, cookies);
  }

  async function finish(call: HttpCall, answer: URLSearchParams): Promise<HttpReply> {
    const state = answer.get('state') ?? '';
    const pending = readPending(identity, rememberedSignIn(call.request, state));
    const provider = pending === undefined ? undefined : providers.find(pending.providerId);
    if (pending === undefined || provider === undefined || pending.state !== state) {
      return endPage(LATE, true);
    }
    // Before anything that takes time, so that a second one can't be answered meanwhile.
    if (!identity.usedCodes.use(`sign-in ${state}`)) return endPage(LATE, true);
    const cookies = [forgetSignIn(state)];
    try {
      if (callbackPath(pending.providerId) !== call.url.pathname) {
        throw new ProviderFailure('issuer', 'Another service answered than the one asked.');
      }
      const result = await provider.signIn(answerUrl(origin, call, answer), pending);
      return await succeeded(pending, provider, result, nameOf(answer), cookies);
    } catch (error) {
      return failed(call, pending, error, cookies);
    }
  }

  async function succeeded(
    pending: Pending,
    provider: Provider,
    { claims, idToken, accessToken }: ProviderResult,
    name: string | undefined,
    cookies: readonly string[],
  ): Promise<HttpReply> {
    const sessionId = randomBytes(16).toString('base64url');
    const statement = {
      providerId: provider.info.id,
      claims: name === undefined ? claims : { name, ...claims },
      sessionId,
      idToken,
      accessToken,
    };
    const result = await issueTicket(identity, 'provider-result', statement, RESULT_TIME);
    const response = new URL(PATH, origin);
    response.searchParams.set('providerId', provider.info.id);
    response.searchParams.set('result', result);
    return resultPage(pending, { sessionId, outcome: { urlResponse: response.href } }, cookies);
  }

  async function posted(call: HttpCall): Promise<HttpReply> {
    const fields = new URLSearchParams((await readBody(call.request, BODY_LIMIT)).toString('utf8'));
    const state = fields.get('state') ?? '';
    const isOwn = header(call, 'origin') === origin;
    if (!isOwn && rememberedSignIn(call.request, state) === undefined) {
      return againPage(call.url.pathname, fields);
    }
    return finish(call, fields);
  }

  function handle(call: HttpCall): Promise<HttpReply> {
    const query = call.url.searchParams;
    const isAnswer = query.has('state') && !query.has('providerId');
    return isAnswer ? finish(call, query) : start(call);
  }

  const route = (
    method: 'GET' | 'POST',
    path: string,
    give: (call: HttpCall) => Promise<HttpReply>,
  ): Route => ({ method, path, crossOrigin: 'none', handle: give });
  return [
    route('GET', PATH, handle),
    ...providers.shown.flatMap(({ id }) => {
      const path = callbackPath(id);
      return path === PATH
        ? []
        : [route('GET', path, (call) => finish(call, call.url.searchParams))];
    }),
    ...(providers.has('apple.com') ? [route('POST', PATH, posted)] : []),
  ];
}

function readPending(identity: IdentityContext, ticket = ''): Pending | undefined {
  const statement = readTicket(identity, 'provider-request', ticket);
  if (statement === undefined) return undefined;
  const text = (name: keyof Pending) => String(statement[name]);
  return {
    providerId: text('providerId'),
    apiKey: text('apiKey'),
    appName: text('appName'),
    authType: text('authType'),
    eventId: text('eventId'),
    redirectUrl: text('redirectUrl'),
    state: text('state'),
    nonce: text('nonce'),
    verifier: text('verifier'),
  };
}

/** Returns the address at which a person came back, with the parameters of the service. */
function answerUrl(origin: string, call: HttpCall, answer: URLSearchParams): URL {
  const url = new URL(call.url.pathname, origin);
  for (const name of ['code', 'error', 'error_description', 'iss', 'state']) {
    for (const value of answer.getAll(name)) url.searchParams.append(name, value);
  }
  return url;
}

/** Returns the name that Apple sends beside its token, only the first time. It isn't signed, so nothing else counts. */
function nameOf(answer: URLSearchParams): string | undefined {
  try {
    const user: unknown = JSON.parse(answer.get('user') ?? '');
    const { name } = user as { name?: { firstName?: unknown; lastName?: unknown } };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string');
    return parts.length === 0 ? undefined : parts.join(' ').slice(0, 200);
  } catch {
    return undefined;
  }
}

import { checkContinueUrl, type IdentityContext, IdentityError } from '@quits/identity-service';

/** An app's request to sign in, by the SDK's parameters. */
export interface AppRequest {
  readonly providerId: string;
  readonly apiKey: string;
  readonly appName: string;
  /** Such as `signInViaPopup` or `linkViaRedirect`. */
  readonly authType: string;
  readonly eventId: string;
  /** The app's page, on this origin. */
  readonly redirectUrl: string;
}

const LONGEST = 2000;

/** Reads a request; a text if the app may not sign in from there. */
export function readAppRequest(
  context: IdentityContext,
  query: URLSearchParams,
): AppRequest | string {
  const value = (name: string) => (query.get(name) ?? '').slice(0, LONGEST);
  const redirectUrl = value('redirectUrl');
  try {
    checkContinueUrl(context, redirectUrl);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    return 'The app may not sign in from here.';
  }
  return {
    providerId: value('providerId'),
    apiKey: value('apiKey'),
    appName: value('appName'),
    authType: value('authType'),
    eventId: value('eventId'),
    redirectUrl,
  };
}

/** Parameters that the sign-in itself sets. */
const RESERVED = new Set([
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
]);

/** Returns the parameters that an app wants to give to the service's page, such as `prompt` or `login_hint`. */
export function customParameters(query: URLSearchParams): Record<string, string> {
  let given: unknown;
  try {
    given = JSON.parse(query.get('customParameters') ?? '{}');
  } catch {
    given = {};
  }
  if (typeof given !== 'object' || given === null) return {};
  const entries = Object.entries(given).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !RESERVED.has(entry[0].toLowerCase()),
  );
  return Object.fromEntries(entries);
}

/** Returns the further scopes that an app asks for. */
export function customScopes(query: URLSearchParams): string[] {
  return (query.get('scopes') ?? '')
    .split(',')
    .filter((scope) => /^[\x21\x23-\x5B\x5D-\x7E]+$/.test(scope));
}

import { createHash } from 'node:crypto';
import type { TokenClaims } from '@quits/service-base';
import { isBody, textField, type Body } from '../protocol/body.ts';
import type { ExternalProviders, ProviderTokens } from '../context/external-providers.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { isSwitchedOff } from '../provider/provider-operations.ts';
import { decodeJwt } from '../token/jwt.ts';
import { readTicket } from '../session/ticket.ts';
import { profileOf, type ClaimsOrigin, type ProviderProfile } from './profile.ts';

/** A provider's verified proof of a sign-in. */
export interface IdpCredential {
  readonly profile: ProviderProfile;
  readonly origin: ClaimsOrigin;
  readonly idToken?: string;
  readonly accessToken?: string;
}

/**
 * Reads the credential of a `signInWithIdp` call: from the URL that the provider's page redirected
 * to, from the app, or from an earlier refusal.
 * @throws {IdentityError} if it is missing or invalid
 */
export async function readIdpCredential(
  context: IdentityContext,
  body: Body,
): Promise<IdpCredential> {
  const pending = textField(body, 'pendingToken');
  if (pending !== undefined) return pendingCredential(context, pending);
  const form = formOf(body);
  const providerId = form.get('providerId') ?? '';
  if (providerId === '') {
    throw new IdentityError('INVALID_CREDENTIAL_OR_PROVIDER_ID', 'The provider is missing.');
  }
  requireProvider(context, providerId);
  const nonce = form.get('nonce') ?? textField(body, 'nonce');
  if (context.externalProviders !== undefined) {
    const result = form.get('result');
    return result === null
      ? givenCredential(context.externalProviders, providerId, form, nonce)
      : resultCredential(context, { providerId, result, sessionId: textField(body, 'sessionId') });
  }
  const { idToken, accessToken } = tokensOf(form);
  const token = idToken ?? accessToken;
  if (token === undefined) throw noToken();
  const { claims, origin } = claimsOf(context, providerId, token);
  checkNonce(claims, nonce);
  return credentialOf({ providerId, claims, origin, idToken, accessToken });
}

/** @throws {IdentityError} for a provider that is switched off, or that a production server doesn't have */
function requireProvider(context: IdentityContext, providerId: string): void {
  const { externalProviders, publicOrigin, settings } = context;
  const isMissing = publicOrigin !== undefined && externalProviders?.has(providerId) !== true;
  const { disabledProviders } = settings.get();
  if (!isMissing && !disabledProviders.includes(providerId) && !isSwitchedOff(context, providerId))
    return;
  throw new IdentityError(
    'OPERATION_NOT_ALLOWED',
    'The identity provider configuration is not found.',
  );
}

/** Reads what the server's own page got from a provider: for the session of that page, once, and only for a while. */
function resultCredential(
  context: IdentityContext,
  given: {
    readonly providerId: string;
    readonly result: string;
    readonly sessionId: string | undefined;
  },
): IdpCredential {
  const { providerId, result, sessionId } = given;
  const statement = readTicket(context, 'provider-result', result);
  const claims = statement?.['claims'];
  if (
    statement === undefined ||
    !isBody(claims) ||
    statement['providerId'] !== providerId ||
    statement['sessionId'] !== sessionId ||
    !context.usedCodes.use(result)
  ) {
    throw new IdentityError('INVALID_IDP_RESPONSE', 'The sign-in was used already, or is too old.');
  }
  return credentialOf({
    providerId,
    claims,
    origin: 'external',
    idToken: textField(statement, 'idToken'),
    accessToken: textField(statement, 'accessToken'),
  });
}

/** Checks tokens that an app already has. */
async function givenCredential(
  providers: ExternalProviders,
  providerId: string,
  form: URLSearchParams,
  nonce: string | undefined,
): Promise<IdpCredential> {
  const tokens = tokensOf(form);
  if (tokens.idToken === undefined && tokens.accessToken === undefined) throw noToken();
  const claims = await providers.verify(providerId, tokens, nonce);
  if (claims === undefined) {
    throw new IdentityError('INVALID_IDP_RESPONSE', 'The token is not of this provider.');
  }
  return credentialOf({ providerId, claims, origin: 'external', ...tokens });
}

function tokensOf(form: URLSearchParams): ProviderTokens {
  const idToken = form.get('id_token') ?? '';
  const accessToken = form.get('access_token') ?? '';
  return {
    ...(idToken === '' ? {} : { idToken }),
    ...(accessToken === '' ? {} : { accessToken }),
  };
}

function noToken(): IdentityError {
  return new IdentityError('INVALID_IDP_RESPONSE', 'The provider gave no token.');
}

function credentialOf(given: {
  readonly providerId: string;
  readonly claims: TokenClaims;
  readonly origin: ClaimsOrigin;
  readonly idToken?: string | undefined;
  readonly accessToken?: string | undefined;
}): IdpCredential {
  const { providerId, claims, origin, idToken, accessToken } = given;
  const profile = profileOf(providerId, claims, origin);
  if (profile === undefined) {
    throw new IdentityError('INVALID_IDP_RESPONSE', 'The token names nobody.');
  }
  return {
    profile,
    origin,
    ...(idToken === undefined ? {} : { idToken }),
    ...(accessToken === undefined ? {} : { accessToken }),
  };
}

function pendingCredential(context: IdentityContext, ticket: string): IdpCredential {
  const statement = readTicket(context, 'pending-provider', ticket);
  const claims = statement?.['claims'];
  const origin = statement?.['origin'] === 'external' ? 'external' : 'provider';
  const profile = isBody(claims)
    ? profileOf(String(statement?.['providerId']), claims, origin)
    : undefined;
  if (profile === undefined) throw new IdentityError('INVALID_PENDING_TOKEN');
  requireProvider(context, profile.providerId);
  return { profile, origin };
}

/**
 * Merges the app's form with the parameters of the provider's redirect URL; the app's take
 * precedence.
 */
function formOf(body: Body): URLSearchParams {
  const form = new URLSearchParams(textField(body, 'postBody'));
  const requestUri = textField(body, 'requestUri') ?? '';
  if (!URL.canParse(requestUri)) throw new IdentityError('INVALID_REQUEST_URI');
  for (const [name, value] of new URL(requestUri).searchParams) {
    if (!form.has(name)) form.set(name, value);
  }
  return form;
}

function claimsOf(
  context: IdentityContext,
  providerId: string,
  token: string,
): { readonly claims: TokenClaims; readonly origin: ClaimsOrigin } {
  const statement = readTicket(context, 'provider', token);
  const ours = statement?.['providerId'] === providerId ? statement['claims'] : undefined;
  if (isBody(ours)) return { claims: ours, origin: 'provider' };
  const unsigned = context.emulatorTokens !== false ? unsignedClaims(token) : undefined;
  if (unsigned !== undefined) return { claims: unsigned, origin: 'test' };
  throw new IdentityError('INVALID_IDP_RESPONSE', 'The token is not of this provider.');
}

/**
 * Reads the formats of test tools: claims as JSON, an unsigned token, or a plain text as the
 * identity.
 */
function unsignedClaims(token: string): TokenClaims | undefined {
  if (token.startsWith('{')) {
    try {
      const value: unknown = JSON.parse(token);
      return isBody(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }
  return decodeJwt(token)?.claims;
}

/** Checks the nonce of a token, which prevents its replay. */
function checkNonce(claims: TokenClaims, nonce: string | undefined): void {
  const expected = claims['nonce'];
  if (expected === undefined) return;
  const hashed = createHash('sha256')
    .update(nonce ?? '')
    .digest('hex');
  if (nonce === undefined || (expected !== nonce && expected !== hashed)) {
    throw new IdentityError('MISSING_OR_INVALID_NONCE', 'The nonce does not match the token.');
  }
}

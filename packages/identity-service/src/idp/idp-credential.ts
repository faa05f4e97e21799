import { createHash } from 'node:crypto';
import type { TokenClaims } from '@quits/service-base';
import { isBody, textField, type Body } from '../protocol/body.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { isSwitchedOff } from '../provider/provider-operations.ts';
import { decodeJwt } from '../token/jwt.ts';
import { readTicket } from '../session/ticket.ts';
import { profileOf, type ClaimsOrigin, type ProviderProfile } from './profile.ts';

/** A provider's verified proof of a sign-in. */
export interface IdpCredential {
  readonly profile: ProviderProfile;
  readonly idToken?: string;
  readonly accessToken?: string;
}

/**
 * Reads the credential of a `signInWithIdp` call: from the URL that the provider's page redirected
 * to, from the app, or from an earlier refusal.
 * @throws {IdentityError} if it is missing or invalid
 */
export function readIdpCredential(context: IdentityContext, body: Body): IdpCredential {
  const pending = textField(body, 'pendingToken');
  if (pending !== undefined) return pendingCredential(context, pending);
  const form = formOf(body);
  const providerId = form.get('providerId') ?? '';
  if (providerId === '') {
    throw new IdentityError('INVALID_CREDENTIAL_OR_PROVIDER_ID', 'The provider is missing.');
  }
  const { disabledProviders } = context.settings.get();
  if (disabledProviders.includes(providerId) || isSwitchedOff(context, providerId)) {
    throw new IdentityError(
      'OPERATION_NOT_ALLOWED',
      'The identity provider configuration is not found.',
    );
  }
  const idToken = form.get('id_token') ?? undefined;
  const accessToken = form.get('access_token') ?? undefined;
  const token = idToken ?? accessToken;
  if (token === undefined || token === '') {
    throw new IdentityError('INVALID_IDP_RESPONSE', 'The provider gave no token.');
  }
  const { claims, origin } = claimsOf(context, providerId, token);
  checkNonce(claims, form.get('nonce') ?? textField(body, 'nonce'));
  const profile = profileOf(providerId, claims, origin);
  if (profile === undefined) {
    throw new IdentityError('INVALID_IDP_RESPONSE', 'The token names nobody.');
  }
  return {
    profile,
    ...(idToken === undefined ? {} : { idToken }),
    ...(accessToken === undefined ? {} : { accessToken }),
  };
}

function pendingCredential(context: IdentityContext, ticket: string): IdpCredential {
  const statement = readTicket(context, 'pending-provider', ticket);
  const claims = statement?.['claims'];
  const profile = isBody(claims) ? profileOf(String(statement?.['providerId']), claims) : undefined;
  if (profile === undefined) throw new IdentityError('INVALID_PENDING_TOKEN');
  return { profile };
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

import { isLoopback, type TokenClaims } from '@quits/service-base';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  fetchUserInfo,
  None,
} from 'openid-client';
import { appleSecret } from './apple-secret.ts';
import { createOpenidKeys, type OpenidKeys } from './openid-keys.ts';
import { PATIENCE, type Provider } from './provider.ts';
import { BRANDS, nameOf, type ProviderSettings } from './provider-settings.ts';

/** How long a service's configuration is used, in ms. */
const CONFIGURATION_TIME = 3_600_000;
const SCOPES = ['openid', 'email', 'profile'];
const APPLE_SCOPES = ['openid', 'email', 'name'];
/** Stands for the organization in the issuer that Microsoft publishes for people of any; each has an issuer of its own. */
const ANY_TENANT = '{tenantid}';

interface Found {
  readonly client: Configuration;
  readonly keys: OpenidKeys;
  readonly until: number;
}

/** Creates a provider that speaks OpenID Connect; its configuration is loaded when it is needed first. */
export function createOpenidProvider(settings: ProviderSettings, now: () => number): Provider {
  const { id, clientId, appleKey } = settings;
  const issuer = settings.issuer ?? BRANDS[id]?.issuer ?? '';
  const isApple = id === 'apple.com';
  let finding: Promise<Found> | undefined;

  async function find(): Promise<Found> {
    const server = new URL(issuer);
    const isLocal = server.protocol === 'http:' && isLoopback(server.hostname);
    const client = await discovery(server, clientId, undefined, clientAuth(settings), {
      timeout: PATIENCE,
      ...(isLocal ? { execute: [allowInsecureRequests] } : {}),
    });
    const { jwks_uri: keys = '' } = client.serverMetadata();
    return { client, keys: createOpenidKeys(keys), until: now() + CONFIGURATION_TIME };
  }

  async function found(): Promise<Found> {
    const known = await finding?.catch(() => undefined);
    if (known !== undefined && known.until > now()) return known;
    finding = find();
    try {
      return await finding;
    } catch (error) {
      finding = undefined;
      // An hour-old configuration is better than none.
      if (known !== undefined) return known;
      throw error;
    }
  }

  return {
    info: { id, name: nameOf(settings) },
    async authorizationUrl({ redirectUri, state, nonce, verifier, scopes, parameters }) {
      const { client } = await found();
      return buildAuthorizationUrl(client, {
        ...parameters,
        redirect_uri: redirectUri,
        scope: [...new Set([...(isApple ? APPLE_SCOPES : SCOPES), ...scopes])].join(' '),
        state,
        nonce,
        // Apple gives the name and the address only this way, and doesn't know PKCE.
        ...(isApple
          ? { response_mode: 'form_post' }
          : {
              code_challenge: await calculatePKCECodeChallenge(verifier),
              code_challenge_method: 'S256',
            }),
      });
    },
    async signIn(answer, { nonce, state, verifier }) {
      const { client, keys } = await found();
      const tokens = await authorizationCodeGrant(
        client,
        answer,
        {
          expectedNonce: nonce,
          expectedState: state,
          idTokenExpected: true,
          ...(isApple ? {} : { pkceCodeVerifier: verifier }),
        },
        appleKey === undefined
          ? undefined
          : { client_secret: await appleSecret(appleKey, clientId, issuer) },
      );
      const { id_token: idToken = '', access_token: accessToken } = tokens;
      // The library checks the claims; the signature too shows that a key of the service was used.
      const claims = await keys.verify(idToken, { audience: clientId }, true);
      const more = await userInfo(client, claims, accessToken);
      return { claims: { ...more, ...ownClaims(claims) }, idToken, accessToken };
    },
    async verify({ idToken }, isNonce) {
      // An access token may have been issued for another app.
      if (idToken === undefined) return undefined;
      const { client, keys } = await found();
      const claims = await keys.verify(idToken, { audience: clientId }, false);
      const tenant = String(claims['tid']);
      const expected = client.serverMetadata().issuer.replace(ANY_TENANT, () => tenant);
      if (claims.iss !== expected) return undefined;
      return isNonce(claims['nonce']) ? ownClaims(claims) : undefined;
    },
  };
}

/**
 * Returns how this server proves to be the registered one. Services of one's own may accept only the method that is the
 * standard's default (RFC 7591, 2).
 */
function clientAuth({ id, appleKey, clientSecret }: ProviderSettings): ClientAuth {
  // Apple's secret is made for each request, and sent along as a parameter.
  if (appleKey !== undefined || clientSecret === undefined) return None();
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isPost = BRANDS[id] !== undefined || !methods.includes('client_secret_basic');
    (isPost ? post : basic)(server, client, body, headers);
  };
}

/** Asks the service for the person's name and address if its token has none. */
async function userInfo(
  client: Configuration,
  claims: TokenClaims,
  accessToken: string,
): Promise<TokenClaims> {
  const hasAll = claims['email'] !== undefined && claims['name'] !== undefined;
  if (hasAll || client.serverMetadata().userinfo_endpoint === undefined) return {};
  const more = await fetchUserInfo(client, accessToken, String(claims['sub']));
  // Whether an address is verified counts only for the address that it is said of.
  const { email, email_verified: isVerified, ...others } = more;
  return claims['email'] === undefined
    ? withoutUndefined({ ...others, email, email_verified: isFlag(isVerified) })
    : others;
}

/** Removes the claims about the token itself. Apple writes flags as texts. */
function ownClaims(claims: TokenClaims): TokenClaims {
  const {
    iss: _iss,
    aud: _aud,
    azp: _azp,
    exp: _exp,
    iat: _iat,
    nbf: _nbf,
    jti: _jti,
    nonce: _nonce,
    at_hash: _at,
    c_hash: _c,
    s_hash: _s,
    ...about
  } = claims;
  return 'email_verified' in about
    ? { ...about, email_verified: isFlag(about['email_verified']) }
    : about;
}

function isFlag(value: unknown): boolean {
  return value === true || value === 'true';
}

function withoutUndefined(claims: TokenClaims): TokenClaims {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

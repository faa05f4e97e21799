import { isLoopback, type TokenClaims } from '@quits/service-base';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
} from 'openid-client';
import { PATIENCE, type Provider } from './provider.ts';
import { ProviderFailure } from './provider-failure.ts';
import { BRANDS, nameOf, type ProviderSettings } from './provider-settings.ts';

const SCOPES = ['read:user', 'user:email'];

/** Creates the provider for GitHub, which speaks OAuth 2 and says by its API who somebody is. */
export function createGithubProvider(settings: ProviderSettings): Provider {
  const { id, clientId, clientSecret = '' } = settings;
  const site = new URL(settings.issuer ?? BRANDS[id]?.issuer ?? '');
  const api =
    site.origin === 'https://github.com' ? 'https://api.github.com' : `${site.origin}/api/v3`;
  const metadata = {
    // GitHub names it in each response (RFC 9207).
    issuer: `${site.origin}/login/oauth`,
    authorization_endpoint: `${site.origin}/login/oauth/authorize`,
    token_endpoint: `${site.origin}/login/oauth/access_token`,
  };
  const client = new Configuration(metadata, clientId, undefined, ClientSecretPost(clientSecret));
  client.timeout = PATIENCE;
  if (site.protocol === 'http:' && isLoopback(site.hostname)) allowInsecureRequests(client);

  async function ask(path: string, authorization: string, body?: object): Promise<unknown> {
    const response = await fetch(api + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: authorization,
        'User-Agent': 'quits-backend',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE * 1000),
    });
    if (response.ok) return response.json();
    const reason = response.status >= 500 ? 'unreachable' : 'response';
    throw new ProviderFailure(reason, `${path}: HTTP ${response.status}`);
  }

  async function claimsOf(accessToken: string): Promise<TokenClaims> {
    const authorization = `Bearer ${accessToken}`;
    const [user, emails] = await Promise.all([
      ask('/user', authorization),
      ask('/user/emails', authorization),
    ]);
    if (!isRecord(user) || typeof user['id'] !== 'number' || typeof user['login'] !== 'string') {
      throw new ProviderFailure('response', '/user: no id or login');
    }
    const { login, name, avatar_url: picture } = user;
    const email = primaryEmail(emails);
    return {
      sub: String(user['id']),
      login,
      screen_name: login,
      name: typeof name === 'string' && name !== '' ? name : login,
      ...(typeof picture === 'string' ? { picture } : {}),
      ...(email === undefined ? {} : { email, email_verified: true }),
    };
  }

  return {
    info: { id, name: nameOf(settings) },
    async authorizationUrl({ redirectUri, state, verifier, scopes, parameters }) {
      return buildAuthorizationUrl(client, {
        ...parameters,
        redirect_uri: redirectUri,
        scope: [...new Set([...SCOPES, ...scopes])].join(' '),
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async signIn(answer, { state, verifier }) {
      const checks = { expectedState: state, pkceCodeVerifier: verifier };
      const { access_token: accessToken } = await authorizationCodeGrant(client, answer, checks);
      return { claims: await claimsOf(accessToken), accessToken };
    },
    async verify({ accessToken }) {
      if (accessToken === undefined) return undefined;
      const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      // Only a token of this app proves that the person wants to sign in here.
      const path = `/applications/${encodeURIComponent(clientId)}/token`;
      await ask(path, authorization, { access_token: accessToken });
      return claimsOf(accessToken);
    },
  };
}

/** Returns the primary address, if GitHub has verified it. */
function primaryEmail(emails: unknown): string | undefined {
  if (!Array.isArray(emails)) return undefined;
  const primary = emails.filter(isRecord).find((one) => one['primary'] === true);
  const email = primary?.['email'];
  return primary?.['verified'] === true && typeof email === 'string' ? email : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

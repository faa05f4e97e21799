import { createServer, type Server } from 'node:http';
import { allowConsole } from '@quits/tooling-presets/allow-console';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { listen } from '../../src/http/listen.ts';

/** A service that speaks OpenID Connect, on this machine. */
export interface OpenidStage {
  readonly issuer: string;
  /** The person who signs in next, and further changes of the service's behavior. */
  next: NextSignIn;
  /** Requests of its token endpoint so far. */
  readonly exchanges: () => number;
  /** Signs a token. */
  sign(claims: JWTPayload): Promise<string>;
  /** Exchanges its keys for new ones. */
  rotateKeys(): Promise<void>;
  stop(): Promise<void>;
}

/** How the service behaves at the next sign-in. */
export interface NextSignIn {
  readonly sub: string;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Whether the person says no. */
  readonly isDenied?: boolean;
  /** Changes the claims of the token, which is signed again by the service's key. */
  readonly tamper?: (claims: JWTPayload) => JWTPayload;
  /** Status of the token endpoint, in place of its response. */
  readonly failure?: number;
}

/** Options of {@link startOpenidStage}. */
export interface OpenidStageOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  /** Whether it wants the client secret as Apple does, and knows its scope. */
  readonly isPosting?: boolean;
  /** Paths of GitHub, with GitHub's API beside them. */
  readonly isGithub?: boolean;
}

/** Starts a service. */
export async function startOpenidStage(options: OpenidStageOptions): Promise<OpenidStage> {
  let provider: Provider | undefined;
  let key = await newKey();
  let exchanges = 0;
  const server: Server = createServer((request, response) => {
    void provider?.callback()(request, response);
  });
  const port = await listen(server, 0, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const issuer = options.isGithub === true ? `${origin}/login/oauth` : origin;
  const stage: OpenidStage = {
    issuer: origin,
    next: { sub: 'nobody' },
    exchanges: () => exchanges,
    sign: (claims) => signed(claims, key),
    async rotateKeys() {
      key = await newKey();
      provider = createProvider();
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  function createProvider(): Provider {
    allowConsole(/in-memory adapter/);
    const made = new Provider(issuer, {
      jwks: { keys: [key] },
      cookies: { keys: ['a key of a test'] },
      clients: [
        {
          client_id: options.clientId,
          client_secret: options.clientSecret,
          redirect_uris: [...options.redirectUris],
          ...(options.isGithub === true || options.isPosting === true
            ? { token_endpoint_auth_method: 'client_secret_post' }
            : {}),
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      ...(options.isPosting === true ? { scopes: ['openid', 'email', 'name'] } : {}),
      ...(options.isGithub === true
        ? {
            scopes: ['openid', 'read:user', 'user:email'],
            routes: { authorization: '/login/oauth/authorize', token: '/login/oauth/access_token' },
          }
        : {}),
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => ({ sub, ...stage.next.claims }),
      }),
      async loadExistingGrant({ oidc }) {
        const grant = new made.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile name read:user user:email');
        await grant.save();
        return grant;
      },
      renderError(context, out) {
        context.type = 'json';
        context.body = out;
      },
      ttl: {
        AccessToken: 600,
        AuthorizationCode: 60,
        Grant: 600,
        IdToken: 600,
        Interaction: 600,
        Session: 600,
      },
    });
    made.use(async (context, further) => {
      const { path, req, res } = context;
      if (path.startsWith('/interaction/')) {
        const { sub, isDenied } = stage.next;
        const outcome =
          isDenied === true
            ? { error: 'access_denied', error_description: 'The person said no.' }
            : { login: { accountId: sub } };
        context.status = 303;
        context.redirect(await made.interactionResult(req, res, outcome));
        return;
      }
      if (path.startsWith('/api/v3/')) {
        context.body = await githubAnswer(made, path, context.get('authorization'), stage.next);
        context.status = context.body === undefined ? 401 : 200;
        return;
      }
      const isExchange = context.method === 'POST' && path.endsWith('token');
      if (isExchange) exchanges += 1;
      if (isExchange && stage.next.failure !== undefined) {
        context.status = stage.next.failure;
        return;
      }
      await further();
      const { body } = context;
      const { tamper } = stage.next;
      if (isExchange && tamper !== undefined && hasToken(body)) {
        context.body = { ...body, id_token: await resigned(body.id_token, key, tamper) };
      }
    });
    return made;
  }

  provider = createProvider();
  return stage;
}

/** Answers as GitHub's API does. */
async function githubAnswer(
  provider: Provider,
  path: string,
  authorization: string,
  { sub, claims = {} }: NextSignIn,
): Promise<object | undefined> {
  if (path.startsWith('/api/v3/applications/')) return {};
  const token = await provider.AccessToken.find(authorization.replace('Bearer ', ''));
  if (token === undefined) return undefined;
  const { email, email_verified: verified } = claims;
  if (path === '/api/v3/user/emails') {
    return [
      { email: 'other@example.org', primary: false, verified: true },
      { email, primary: true, verified },
    ];
  }
  return { id: Number(sub), login: 'ann-g', name: claims['name'], avatar_url: null, bio: 'Hi' };
}

function hasToken(body: unknown): body is { readonly id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body;
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
}

async function resigned(
  token: string,
  key: JWK,
  tamper: (claims: JWTPayload) => JWTPayload,
): Promise<string> {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
  return signed(tamper(claims), key);
}

async function signed(claims: JWTPayload, key: JWK): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', ...(key.kid === undefined ? {} : { kid: key.kid }) })
    .sign(await importJWK(key, 'RS256'));
}

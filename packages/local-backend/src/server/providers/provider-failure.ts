/** Reason why a sign-in with another service didn't work. */
export type FailureReason =
  /** The person, or the service, said no. */
  | 'denied'
  /** The service can't be reached, or has a problem of its own. */
  | 'unreachable'
  /** The service doesn't accept this server's id or secret. */
  | 'registration'
  /** The code was used before, has expired, or belongs to someone else. */
  | 'code'
  | 'audience'
  | 'expired'
  | 'issuer'
  | 'nonce'
  | 'signature'
  | 'state'
  /** The service's response doesn't follow its protocol. */
  | 'response';

/** A failed sign-in with another service. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Explains an error of the libraries that speak with the service. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const chain = chainOf(error);
  const message = chain
    .map((link) => link.message)
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .join(': ');
  return new ProviderFailure(reasonOf(chain), message.slice(0, 500), { cause: error });
}

/** Parts of errors of `openid-client`, `jose` and `fetch`. */
interface ErrorLink {
  readonly code?: unknown;
  readonly claim?: unknown;
  readonly error?: unknown;
  readonly message?: unknown;
  readonly name?: unknown;
  readonly status?: unknown;
  readonly cause?: unknown;
}

/** Returns an error and its causes. */
function chainOf(error: unknown): ErrorLink[] {
  const chain: ErrorLink[] = [];
  let link: unknown = error;
  while (typeof link === 'object' && link !== null && chain.length < 8) {
    chain.push(link);
    link = 'cause' in link ? link.cause : undefined;
  }
  return chain;
}

const CLAIMS: Readonly<Record<string, FailureReason>> = {
  aud: 'audience',
  azp: 'audience',
  exp: 'expired',
  iat: 'expired',
  iss: 'issuer',
  nbf: 'expired',
  nonce: 'nonce',
};

const CODES: Readonly<Record<string, FailureReason>> = {
  ERR_JWKS_NO_MATCHING_KEY: 'signature',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'signature',
  ERR_JWT_EXPIRED: 'expired',
  ERR_JWKS_TIMEOUT: 'unreachable',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'expired',
  OAUTH_TIMEOUT: 'unreachable',
};

/** Errors that a service reports (RFC 6749, 4.1.2.1 and 5.2; OpenID Connect Core, 3.1.2.6; Apple). */
const ERRORS: Readonly<Record<string, FailureReason>> = {
  access_denied: 'denied',
  account_selection_required: 'denied',
  consent_required: 'denied',
  interaction_required: 'denied',
  login_required: 'denied',
  user_cancelled_authorize: 'denied',
  bad_verification_code: 'code',
  invalid_grant: 'code',
  incorrect_client_credentials: 'registration',
  invalid_client: 'registration',
  invalid_redirect_uri: 'registration',
  redirect_uri_mismatch: 'registration',
  unauthorized_client: 'registration',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
};

function reasonOf(chain: readonly ErrorLink[]): FailureReason {
  for (const { error } of chain) {
    const known = typeof error === 'string' ? ERRORS[error] : undefined;
    if (known !== undefined) return known;
  }
  for (const { claim } of chain) {
    const known = typeof claim === 'string' ? CLAIMS[claim] : undefined;
    if (known !== undefined) return known;
  }
  for (const { code } of chain) {
    const known = typeof code === 'string' ? CODES[code] : undefined;
    if (known !== undefined) return known;
  }
  if (chain.some(({ status }) => typeof status === 'number' && status >= 500)) return 'unreachable';
  if (chain.some(isNetworkError)) return 'unreachable';
  const messages = chain.map(({ message }) => String(message)).join(' ');
  if (messages.includes('"iss"')) return 'issuer';
  if (messages.includes('"nonce"')) return 'nonce';
  return messages.includes('"state"') ? 'state' : 'response';
}

function isNetworkError({ message, name, code }: ErrorLink): boolean {
  return (
    message === 'fetch failed' ||
    name === 'TimeoutError' ||
    (typeof code === 'string' && /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(code) && !code.startsWith('ERR_'))
  );
}

import {
  escapeHtml,
  header,
  type HttpCall,
  HttpError,
  type HttpReply,
  json,
  page,
  readJsonObject,
} from '@quits/service-base';
import { objectField, textField } from '../protocol/body.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkContinueUrl } from '../oob/check-continue-url.ts';
import { issueTicket } from '../session/ticket.ts';
import type { User } from '../user/user.ts';

const NAMES: Readonly<Record<string, string>> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'Twitter',
  'yahoo.com': 'Yahoo',
};
/** Providers that issue access tokens, but no ID tokens. */
const ACCESS_ONLY = new Set(['facebook.com', 'github.com', 'twitter.com']);
/** Errors of a provider's sign-in, besides cancellation. */
const FAILURES = [
  'internal-error',
  'invalid-credential',
  'unauthorized-domain',
  'operation-not-allowed',
  'user-disabled',
  'web-storage-unsupported',
];
const TOKEN_TIME = 3600;
const MOST_ACCOUNTS = 50;

/** Fake page of every external provider: choose or type an account, cancel, or fail. */
export function providerPage(project: IdentityContext, call: HttpCall): HttpReply {
  const query = call.url.searchParams;
  const context = project.scopes(query.get('tid') ?? undefined);
  if (context === undefined) return refused('The app names a tenant that does not exist.');
  const providerId = query.get('providerId') ?? '';
  const redirectUrl = query.get('redirectUrl') ?? '';
  const problem = refusal(context, providerId, redirectUrl);
  if (problem !== undefined) return refused(problem);
  const accounts = accountsOf(context, providerId);
  const name = NAMES[providerId] ?? providerId;
  return page({
    title: `${name} sign-in · Auth Emulator`,
    scripts: ['auth-handler.js'],
    data: { providerId, redirectUrl, accounts, nonce: nonceOf(query.get('customParameters')) },
    body: `<main class="narrow">
<h1>Sign in with ${escapeHtml(name)}</h1>
<p class="quiet">This page stands in for the provider. Nothing leaves this machine.</p>
<ul class="choices" id="accounts-list">
${accounts.map((claims, index) => `<li><button type="button" data-account="${index}">${escapeHtml(labelOf(claims))}</button></li>`).join('\n')}
</ul>
<button type="button" class="js-new-account">Add an account</button>
<form id="main-form"${accounts.length > 0 ? ' hidden' : ''}>
<label for="email-input">E-mail</label>
<input id="email-input" type="email" required autocomplete="off">
<label for="display-name-input">Name (optional)</label>
<input id="display-name-input" autocomplete="off">
<label for="screen-name-input">User name (optional)</label>
<input id="screen-name-input" autocomplete="off">
<label for="profile-photo-input">Photo address (optional)</label>
<input id="profile-photo-input" type="url" autocomplete="off">
<div class="row"><button id="sign-in" class="primary" disabled>Sign in</button></div>
</form>
<h2>Or try what can go wrong</h2>
<label for="delay">Seconds to wait before signing in</label>
<input id="delay" type="number" min="0" value="0">
<label for="error-code">Failure</label>
<select id="error-code">${FAILURES.map((code) => `<option>${code}</option>`).join('')}</select>
<div class="row"><button type="button" id="fail">Fail</button><button type="button" id="cancel">Cancel</button></div>
</main>`,
  });
}

/** Signs the identity chosen on the provider's page; accepts requests only from that page. */
export async function providerToken(context: IdentityContext, call: HttpCall): Promise<HttpReply> {
  if (header(call, 'origin') !== call.url.origin) throw new HttpError(403, 'Wrong origin.');
  const body = await readJsonObject(call.request, 64 * 1024);
  const providerId = textField(body, 'providerId') ?? '';
  const claims = objectField(body, 'claims') ?? {};
  const token = await issueTicket(context, 'provider', { providerId, claims }, TOKEN_TIME);
  const tokens = ACCESS_ONLY.has(providerId)
    ? { access_token: token }
    : { id_token: token, access_token: token };
  return json(tokens, 200, { 'Cache-Control': 'no-store' });
}

function refusal(
  context: IdentityContext,
  providerId: string,
  redirectUrl: string,
): string | undefined {
  if (providerId === '') return 'No provider was named.';
  try {
    checkContinueUrl(context, redirectUrl);
    return undefined;
  } catch (error) {
    if (error instanceof IdentityError)
      return `The app may not sign in from here: ${error.message}`;
    throw error;
  }
}

function refused(problem: string): HttpReply {
  const body = `<main class="narrow"><h1>Not possible</h1><p>${escapeHtml(problem)}</p></main>`;
  return page({ title: 'Sign-in refused', status: 400, body });
}

/** Returns the provider's existing users, with the provider's claims. */
function accountsOf(context: IdentityContext, providerId: string) {
  return context.users
    .page('', Number.MAX_SAFE_INTEGER)
    .flatMap((user) => claimsOf(user, providerId))
    .slice(0, MOST_ACCOUNTS);
}

interface AccountClaims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified: boolean;
  readonly name?: string;
  readonly picture?: string;
  readonly screen_name?: string;
}

function claimsOf({ providers }: User, providerId: string): AccountClaims[] {
  return providers
    .filter((provider) => provider.providerId === providerId)
    .map(({ rawId, email, displayName, photoUrl, screenName }) => ({
      sub: rawId,
      email_verified: true,
      ...(email === undefined ? {} : { email }),
      ...(displayName === undefined ? {} : { name: displayName }),
      ...(photoUrl === undefined ? {} : { picture: photoUrl }),
      ...(screenName === undefined ? {} : { screen_name: screenName }),
    }));
}

function labelOf({ name, email, sub }: AccountClaims): string {
  return [name, email].filter((part) => part !== undefined).join(' · ') || sub;
}

function nonceOf(customParameters: string | null): string | undefined {
  try {
    const parameters = JSON.parse(customParameters ?? '{}') as { nonce?: unknown };
    return typeof parameters.nonce === 'string' ? parameters.nonce : undefined;
  } catch {
    return undefined;
  }
}

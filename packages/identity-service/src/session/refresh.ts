import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { ID_TOKEN_LIFETIME } from './id-token-claims.ts';
import { issueIdToken } from './start-session.ts';

/**
 * Exchanges a refresh token for a new ID token.
 * @throws {IdentityError} with the service's code when the session is over
 */
export async function refresh(
  context: IdentityContext,
  form: URLSearchParams,
): Promise<IdentityReply> {
  const grantType = form.get('grant_type') ?? '';
  if (grantType !== 'refresh_token') {
    throw new IdentityError(grantType === '' ? 'MISSING_GRANT_TYPE' : 'INVALID_GRANT_TYPE');
  }
  const token = form.get('refresh_token') ?? '';
  if (token === '') throw new IdentityError('MISSING_REFRESH_TOKEN');
  const session = context.sessions.find(token);
  if (session === undefined) throw new IdentityError('INVALID_REFRESH_TOKEN');
  const scope = context.scopes(session.tenant);
  const user = scope?.users.get(session.uid);
  if (session.tenant !== undefined && context.tenants.get(session.tenant)?.disabled === true) {
    throw new IdentityError('PROJECT_DISABLED');
  }
  if (scope === undefined || user === undefined) throw new IdentityError('USER_NOT_FOUND');
  if (user.disabled) throw new IdentityError('USER_DISABLED');
  if (session.signIn.authTime < user.validSince) throw new IdentityError('TOKEN_EXPIRED');
  const refreshed = { ...user, lastRefreshAt: context.now() };
  scope.users.put(refreshed);
  const idToken = await issueIdToken(scope, refreshed, session.signIn);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: token,
    expires_in: String(ID_TOKEN_LIFETIME),
    token_type: 'Bearer',
    user_id: user.uid,
    project_id: context.project,
  };
}

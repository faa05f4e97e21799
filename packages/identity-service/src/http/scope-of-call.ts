import type { TokenClaims } from '@quits/service-base';
import { textField, type Body } from '../protocol/body.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { decodeJwt } from '../token/jwt.ts';
import { tenantOfClaims } from '../tenant/tenant-of-claims.ts';

/**
 * Returns the context of a client's call: of the tenant that it names, or else of its token's
 * tenant. The token is verified later by the operation.
 * @throws {IdentityError} `INVALID_TENANT_ID`, `PROJECT_DISABLED`, or `USER_NOT_FOUND` if the
 * tenant was deleted
 */
export function scopeOfCall(context: IdentityContext, body: Body): IdentityContext {
  const named = textField(body, 'tenantId');
  if (named !== undefined) return scopeOfClient(context, named);
  const idToken = unverified(textField(body, 'idToken'));
  if (idToken === undefined) {
    const custom = unverified(textField(body, 'token'))?.['tenant_id'];
    return scopeOfClient(context, typeof custom === 'string' ? custom : undefined);
  }
  const tenantId = tenantOfClaims(idToken);
  // Deleting a tenant deletes its users, so their sessions end.
  if (context.scopes(tenantId) === undefined) throw new IdentityError('USER_NOT_FOUND');
  return scopeOfClient(context, tenantId);
}

/** The accounts of a tenant that a client names; @throws {IdentityError} when it may not */
export function scopeOfClient(
  context: IdentityContext,
  tenantId: string | undefined,
): IdentityContext {
  if (tenantId === undefined || tenantId === '') return context;
  const scope = context.scopes(tenantId);
  if (scope === undefined) throw new IdentityError('INVALID_TENANT_ID');
  if (context.tenants.get(tenantId)?.disabled === true) throw new IdentityError('PROJECT_DISABLED');
  return scope;
}

function unverified(token: string | undefined): TokenClaims | undefined {
  return token === undefined ? undefined : decodeJwt(token)?.claims;
}

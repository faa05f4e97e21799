import type { AccountDetail, AccountList, AccountRow, AccountScope } from '@quits/dashboard/api';
import { type IdentityContext, providerInfos, type User } from '@quits/identity-service';
import { MOST_ROWS } from './most-rows.ts';

/** Returns the accounts of the project and of its tenants. */
export function accounts(identity: IdentityContext): AccountList {
  const tenants = identity.tenants
    .page('', MOST_ROWS)
    .flatMap(({ id, displayName: name }): AccountScope[] => {
      const scope = identity.scopes(id);
      return scope === undefined ? [] : [{ ...scopeOf(scope), tenant: { id, name } }];
    });
  return { scopes: [scopeOf(identity), ...tenants] };
}

/** Returns one account with all its data except secrets. */
export function account(
  identity: IdentityContext,
  uid: string,
  tenant: string | undefined,
): AccountDetail | undefined {
  const user = identity.scopes(tenant)?.users.get(uid);
  if (user === undefined) return undefined;
  const { password, importedPassword, secondFactors, ...rest } = user;
  const factors = secondFactors.map(({ kind, enrollmentId, enrolledAt }) => {
    return { kind, enrollmentId, enrolledAt };
  });
  const hasPassword = password !== undefined || importedPassword !== undefined;
  return {
    ...rowOf(user),
    tenant,
    emailVerified: user.emailVerified,
    secondFactors: factors.map(({ kind }) => kind),
    customClaims: user.customClaims,
    stored: { ...rest, hasPassword, secondFactors: factors },
  };
}

function scopeOf({ users }: Pick<IdentityContext, 'users'>): AccountScope {
  return { accounts: users.page('', MOST_ROWS).map(rowOf), total: users.count() };
}

function rowOf(user: User): AccountRow {
  const { uid, email, phoneNumber, displayName, createdAt, lastLoginAt, disabled } = user;
  const providers = providerInfos(user).map(({ providerId }) => String(providerId));
  return { uid, email, phoneNumber, displayName, providers, createdAt, lastLoginAt, disabled };
}

import type { HttpCall } from '@quits/service-base';
import type { IdentityContext, User } from '@quits/identity-service';
import { addressOf } from './account-views.ts';

/** Actions of an account's buttons; each returns the URL to redirect to. */
export function accountActions(
  identity: IdentityContext,
): readonly [name: string, act: (call: HttpCall) => string][] {
  const change = (update: (user: User) => User) => (call: HttpCall) => {
    const { uid, tenant, users } = accountOf(call);
    const user = users?.get(uid);
    if (user !== undefined) users?.put(update(user));
    return addressOf(uid, tenant);
  };

  function accountOf(call: HttpCall) {
    const tenant = call.url.searchParams.get('tenant') ?? undefined;
    return { uid: call.params['uid'] ?? '', tenant, users: identity.scopes(tenant)?.users };
  }

  return [
    ['disable', change((user) => ({ ...user, disabled: true }))],
    ['enable', change((user) => ({ ...user, disabled: false }))],
    // One second in the future, so that sign-ins within the current second are revoked too.
    [
      'sign-out',
      change((user) => ({ ...user, validSince: Math.floor(identity.now() / 1000) + 1 })),
    ],
    [
      'delete',
      (call) => {
        const { uid, users } = accountOf(call);
        users?.remove(uid);
        return '/__/users';
      },
    ],
  ];
}

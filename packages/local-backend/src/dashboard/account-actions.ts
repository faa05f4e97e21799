import type { AccountAction } from '@quits/dashboard/api';
import type { HttpCall } from '@quits/service-base';
import type { IdentityContext, User } from '@quits/identity-service';

/** Returns the actions on accounts. */
export function accountActions(
  identity: IdentityContext,
): Readonly<Record<AccountAction, (call: HttpCall) => void>> {
  const change = (update: (user: User) => User) => (call: HttpCall) => {
    const { uid, users } = accountOf(call);
    const user = users?.get(uid);
    if (user !== undefined) users?.put(update(user));
  };

  function accountOf(call: HttpCall) {
    const tenant = call.url.searchParams.get('tenant') ?? undefined;
    return { uid: call.params['uid'] ?? '', users: identity.scopes(tenant)?.users };
  }

  return {
    disable: change((user) => ({ ...user, disabled: true })),
    enable: change((user) => ({ ...user, disabled: false })),
    // One second in the future, so that sign-ins within the current second are revoked too.
    'sign-out': change((user) => ({
      ...user,
      validSince: Math.floor(identity.now() / 1000) + 1,
    })),
    delete(call) {
      const { uid, users } = accountOf(call);
      users?.remove(uid);
    },
  };
}

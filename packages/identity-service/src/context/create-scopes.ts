import type { DatabaseSync } from 'node:sqlite';
import type { IdentityContext, Scopes } from './identity-context.ts';
import { createOobCodeStore } from '../codes/oob-code-store.ts';
import { createUserStore, type AccountChanged } from '../user/user-store.ts';
import { tenantSettings } from '../tenant/tenant-settings.ts';
import type { NumberedTenant, TenantStore } from '../tenant/tenant-store.ts';

type OwnStores = Pick<IdentityContext, 'users' | 'oobCodes'>;

/**
 * Creates the scopes: every tenant has its own accounts, codes and settings, and shares the rest
 * with the project.
 */
export function createScopes(
  database: DatabaseSync,
  tenants: TenantStore,
  changed: AccountChanged,
  project: () => IdentityContext,
): Scopes {
  const opened = new Map<number, OwnStores>();

  function storesOf(tenant: NumberedTenant): OwnStores {
    const known = opened.get(tenant.number);
    if (known !== undefined) return known;
    const stores: OwnStores = {
      users: createUserStore(database, changed, tenant),
      oobCodes: createOobCodeStore(database, {
        now: project().now,
        keepsLinks: project().publicOrigin === undefined,
        tenant,
      }),
    };
    opened.set(tenant.number, stores);
    return stores;
  }

  return (tenantId) => {
    const root = project();
    if (tenantId === undefined) return root;
    const tenant = tenants.get(tenantId);
    if (tenant === undefined) return undefined;
    return {
      ...root,
      ...storesOf(tenant),
      tenant: tenantId,
      settings: tenantSettings(root.settings, tenants, tenantId),
    };
  };
}

import type { SettingsStore } from '../settings/settings-store.ts';
import { NEW_TENANT, type TenantSettings } from './tenant.ts';
import type { TenantStore } from './tenant-store.ts';

/** Creates a tenant's settings on top of its project's. Tenants don't support sign-in by phone. */
export function tenantSettings(
  project: SettingsStore,
  tenants: TenantStore,
  id: string,
): SettingsStore {
  const current = () => ({
    ...project.get(),
    ...NEW_TENANT,
    ...tenants.get(id)?.settings,
    phone: false,
  });
  return {
    get: current,
    change(changes: Partial<TenantSettings>) {
      const tenant = tenants.get(id);
      if (tenant !== undefined) {
        tenants.put({ ...tenant, settings: { ...tenant.settings, ...changes } });
      }
      return current();
    },
    reload: () => project.reload(),
  };
}

import { randomInt } from 'node:crypto';
import { textField, type Body } from '../protocol/body.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { changedTenant, tenantResource } from './tenant-resource.ts';
import { NEW_TENANT, type Tenant } from '../tenant/tenant.ts';

const LONGEST_PAGE = 1000;
const USUAL_PAGE = 20;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Creates a tenant. */
export function createTenant(context: IdentityContext, body: Body): IdentityReply {
  const blank: Tenant = {
    id: newTenantId(textField(body, 'displayName') ?? 'tenant'),
    disabled: false,
    settings: {},
  };
  const tenant = changedTenant(blank, { ...context.settings.get(), ...NEW_TENANT }, body);
  context.tenants.put(tenant);
  return tenantResource(context, tenant);
}

/** @throws {IdentityError} `TENANT_NOT_FOUND` */
export function readTenant(context: IdentityContext, id: string): IdentityReply {
  return tenantResource(context, requireTenant(context, id));
}

/** One page of all tenants. */
export function listTenants(context: IdentityContext, query: URLSearchParams): IdentityReply {
  const size = Number(query.get('pageSize') ?? USUAL_PAGE);
  if (!Number.isInteger(size) || size < 1 || size > LONGEST_PAGE) {
    throw new IdentityError('INVALID_ARGUMENT', 'pageSize must be from 1 to 1000.');
  }
  const tenants = context.tenants.page(query.get('pageToken') ?? '', size);
  const last = tenants.length === size ? tenants.at(-1)?.id : undefined;
  const isLast = last === undefined || context.tenants.page(last, 1).length === 0;
  return {
    tenants: tenants.map((tenant) => tenantResource(context, tenant)),
    nextPageToken: isLast ? undefined : last,
  };
}

/** Changes the fields in the body; keeps all others. @throws {IdentityError} `TENANT_NOT_FOUND` */
export function updateTenant(context: IdentityContext, id: string, body: Body): IdentityReply {
  const tenant = requireTenant(context, id);
  const current = context.scopes(id)?.settings.get() ?? context.settings.get();
  // The official emulator replaces the reCAPTCHA settings where the service keeps omitted ones, and
  // the admin library's own tests distinguish the two.
  const captcha = context.emulatorTokens === false ? current.captcha : {};
  const changed = changedTenant(tenant, { ...current, captcha }, body);
  context.tenants.put(changed);
  return tenantResource(context, changed);
}

/** Deletes a tenant with all its accounts. @throws {IdentityError} `TENANT_NOT_FOUND` */
export function deleteTenant(context: IdentityContext, id: string): IdentityReply {
  requireTenant(context, id);
  context.scopes(id)?.users.removeAll();
  context.tenants.remove(id);
  return {};
}

function requireTenant(context: IdentityContext, id: string): Tenant {
  const tenant = context.tenants.get(id);
  if (tenant === undefined) throw new IdentityError('TENANT_NOT_FOUND', undefined, 404);
  return tenant;
}

function newTenantId(name: string): string {
  const random = Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${name}-${random}`;
}

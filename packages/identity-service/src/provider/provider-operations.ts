import type { Body } from '../protocol/body.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { masked } from './masked.ts';
import { PROVIDER_KINDS, type ProviderKind } from './provider-kind.ts';

const LONGEST_PAGE = 100;
const USUAL_PAGE = 20;
const ID = /^[a-z][a-z0-9.-]{1,90}$/;

/** Describes a provider that was not known. @throws {IdentityError} */
export function createProvider(
  context: IdentityContext,
  kind: ProviderKind,
  id: string,
  body: Body,
): IdentityReply {
  if (id === '') throw new IdentityError('MISSING_CONFIG_ID');
  if (!id.startsWith(kind.prefix) || !ID.test(id)) throw new IdentityError('INVALID_CONFIG_ID');
  const { providers } = context.settings.get();
  if (providers[id] !== undefined) throw new IdentityError('CONFIGURATION_EXISTS');
  return put(context, kind, id, masked({}, body, kind.fields));
}

/** @throws {IdentityError} `CONFIGURATION_NOT_FOUND` */
export function readProvider(
  context: IdentityContext,
  kind: ProviderKind,
  id: string,
): IdentityReply {
  return resource(context, kind, id, requireProvider(context, kind, id));
}

/**
 * Changes the masked fields, or all fields of the body.
 * @throws {IdentityError} `CONFIGURATION_NOT_FOUND`, or for invalid fields
 */
export function updateProvider(
  context: IdentityContext,
  kind: ProviderKind,
  id: string,
  change: { readonly body: Body; readonly mask: string | null },
): IdentityReply {
  const before = requireProvider(context, kind, id);
  const paths = (change.mask ?? Object.keys(change.body).join(',')).split(',');
  const known = paths.filter((path) => kind.fields.includes(path.split('.')[0] ?? ''));
  return put(context, kind, id, masked(before, change.body, known));
}

/** @throws {IdentityError} `CONFIGURATION_NOT_FOUND` */
export function deleteProvider(
  context: IdentityContext,
  kind: ProviderKind,
  id: string,
): IdentityReply {
  requireProvider(context, kind, id);
  const { [id]: _, ...others } = context.settings.get().providers;
  context.settings.change({ providers: others });
  return {};
}

/** One page of the providers of a kind, the oldest first. */
export function listProviders(
  context: IdentityContext,
  kind: ProviderKind,
  query: URLSearchParams,
): IdentityReply {
  const size = Number(query.get('pageSize') ?? USUAL_PAGE);
  if (!Number.isInteger(size) || size < 1 || size > LONGEST_PAGE) {
    throw new IdentityError('INVALID_ARGUMENT', 'pageSize must be from 1 to 100.');
  }
  const all = Object.entries(context.settings.get().providers).filter(([id]) =>
    id.startsWith(kind.prefix),
  );
  const after = query.get('pageToken');
  const start = after === null ? 0 : all.findIndex(([id]) => id === after) + 1;
  const page = all.slice(start, start + size);
  if (page.length === 0) return {};
  return {
    [kind.collection]: page.map(([id, config]) => resource(context, kind, id, config)),
    nextPageToken: start + size < all.length ? page.at(-1)?.[0] : undefined,
  };
}

/** Returns whether an administrator disabled a custom provider. */
export function isSwitchedOff(context: IdentityContext, id: string): boolean {
  const isDescribed = PROVIDER_KINDS.some(({ prefix }) => id.startsWith(prefix));
  const config = isDescribed ? context.settings.get().providers[id] : undefined;
  return config !== undefined && config['enabled'] !== true;
}

function put(
  context: IdentityContext,
  kind: ProviderKind,
  id: string,
  config: Body,
): IdentityReply {
  kind.check(config);
  context.settings.change({ providers: { ...context.settings.get().providers, [id]: config } });
  return resource(context, kind, id, config);
}

function requireProvider(context: IdentityContext, kind: ProviderKind, id: string): Body {
  const { providers } = context.settings.get();
  const config = id.startsWith(kind.prefix) ? providers[id] : undefined;
  if (config === undefined) throw new IdentityError('CONFIGURATION_NOT_FOUND', undefined, 404);
  return config;
}

function resource(
  context: IdentityContext,
  kind: ProviderKind,
  id: string,
  config: Body,
): IdentityReply {
  const { project, tenant } = context;
  const owner =
    tenant === undefined ? `projects/${project}` : `projects/${project}/tenants/${tenant}`;
  return { ...config, name: `${owner}/${kind.collection}/${id}` };
}

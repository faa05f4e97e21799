import { type HttpCall, readJsonObject, type Route } from '@quits/service-base';
import {
  changeAccount,
  createAccount,
  findAccounts,
  removeAccount,
  removeAccounts,
} from '../admin/accounts.ts';
import { importAccounts } from '../admin/import-accounts.ts';
import { listAccounts, queryAccounts } from '../admin/list-accounts.ts';
import { changeConfig, readConfig } from '../admin/project-config.ts';
import { textField, type Body } from '../protocol/body.ts';
import type { IdentityCall, IdentityContext, Operation } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { sendOobCode } from '../oob/send-oob-code.ts';
import { sessionCookieOperation } from '../project/session-cookie.ts';
import {
  createTenant,
  deleteTenant,
  listTenants,
  readTenant,
  updateTenant,
} from '../admin/tenant-operations.ts';
import { PROVIDER_KINDS, type ProviderKind } from '../provider/provider-kind.ts';
import {
  createProvider,
  deleteProvider,
  listProviders,
  readProvider,
  updateProvider,
} from '../provider/provider-operations.ts';
import { answer, identityCall } from './answer.ts';
import { checkFields, type KnownCall } from './known-fields.ts';

const PROJECT = '/identitytoolkit.googleapis.com/v1/projects/{project}';
const SETTINGS = '/identitytoolkit.googleapis.com/v2/projects/{project}';
const TENANT = `${SETTINGS}/tenants/{tenant}`;
const BODY_LIMIT = 16 * 1024 * 1024;

/** Administrators' operations by path after the project, each with the name of its message. */
const OPERATIONS: Readonly<Record<string, readonly [KnownCall, Operation]>> = {
  '/accounts': ['signUp', createAccount],
  '/accounts:batchCreate': ['batchCreate', importAccounts],
  '/accounts:batchDelete': ['batchDelete', removeAccounts],
  '/accounts:delete': ['delete', removeAccount],
  '/accounts:lookup': ['lookup', findAccounts],
  '/accounts:query': ['query', queryAccounts],
  '/accounts:sendOobCode': ['sendOobCode', sendOobCode],
  '/accounts:update': ['update', changeAccount],
  ':createSessionCookie': [
    'createSessionCookie',
    (context, _call, body) => sessionCookieOperation(context, body),
  ],
};

/** Arguments of an administrator's call; `context` is the project's or a tenant's. */
interface AdminCall {
  readonly context: IdentityContext;
  readonly admin: IdentityCall;
  readonly body: Body;
  readonly query: URLSearchParams;
  /** The tenant in the path. */
  readonly tenant: string;
  /** Custom provider in the path. */
  readonly provider: string;
}

type Give = (call: AdminCall) => IdentityReply | Promise<IdentityReply>;

/** Routes for administrators, as `firebase-admin` uses them. */
export function adminRoutes(context: IdentityContext): Route[] {
  const route = (method: Route['method'], path: string, give: Give): Route => ({
    method,
    path,
    crossOrigin: 'api',
    handle: (call) =>
      answer(async () => {
        const admin = requireAdmin(context, call);
        const hasBody = method === 'POST' || method === 'PATCH';
        const body = hasBody ? await readJsonObject(call.request, BODY_LIMIT) : {};
        const query = call.url.searchParams;
        const { tenant = '', provider = '' } = call.params;
        return give({ context, admin, body, query, tenant, provider });
      }),
  });
  /** Creates the routes for the project's own accounts and for those of its tenants. */
  const both = (method: Route['method'], path: string, give: Give): Route[] => [
    route(method, PROJECT + path, (call) =>
      give({ ...call, context: scopeOf(context, textField(call.body, 'tenantId')) }),
    ),
    route(method, `${PROJECT}/tenants/{tenant}${path}`, (call) =>
      give({ ...call, context: scopeOf(context, call.tenant) }),
    ),
  ];
  const providers = (base: string, kind: ProviderKind): Route[] => {
    const all = `${base}/${kind.collection}`;
    const one = `${all}/{provider}`;
    const own = (method: Route['method'], path: string, give: Give) =>
      route(method, path, (call) =>
        give({ ...call, context: scopeOf(context, call.tenant || undefined) }),
      );
    return [
      own('GET', all, (call) => listProviders(call.context, kind, call.query)),
      own('POST', all, (call) =>
        createProvider(call.context, kind, call.query.get(kind.idParameter) ?? '', call.body),
      ),
      own('GET', one, (call) => readProvider(call.context, kind, call.provider)),
      own('PATCH', one, (call) =>
        updateProvider(call.context, kind, call.provider, {
          body: call.body,
          mask: call.query.get('updateMask'),
        }),
      ),
      own('DELETE', one, (call) => deleteProvider(call.context, kind, call.provider)),
    ];
  };
  return [
    ...Object.entries(OPERATIONS).flatMap(([path, [name, operation]]) =>
      both('POST', path, (call) => {
        checkFields(call.body, name);
        return operation(call.context, call.admin, call.body);
      }),
    ),
    ...both('GET', '/accounts:batchGet', (call) => listAccounts(call.context, call.query)),
    ...PROVIDER_KINDS.flatMap((kind) => [...providers(SETTINGS, kind), ...providers(TENANT, kind)]),
    route('GET', `${SETTINGS}/config`, () => readConfig(context)),
    route('PATCH', `${SETTINGS}/config`, ({ body }) => changeConfig(context, body)),
    route('GET', `${SETTINGS}/tenants`, ({ query }) => listTenants(context, query)),
    route('POST', `${SETTINGS}/tenants`, ({ body }) => createTenant(context, body)),
    route('GET', TENANT, ({ tenant }) => readTenant(context, tenant)),
    route('PATCH', TENANT, ({ tenant, body }) => updateTenant(context, tenant, body)),
    route('DELETE', TENANT, ({ tenant }) => deleteTenant(context, tenant)),
  ];
}

function scopeOf(context: IdentityContext, tenantId: string | undefined): IdentityContext {
  const scope = context.scopes(tenantId);
  if (scope === undefined) throw new IdentityError('TENANT_NOT_FOUND', undefined, 404);
  return scope;
}

function requireAdmin(context: IdentityContext, call: HttpCall): IdentityCall {
  const admin = identityCall(context, call);
  if (admin.caller.kind !== 'admin') {
    throw new IdentityError('PERMISSION_DENIED', 'Only administrators may do this.', 403);
  }
  if (call.params['project'] !== context.project) throw new IdentityError('PROJECT_NOT_FOUND');
  return admin;
}

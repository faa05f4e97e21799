import type { HttpCall } from '../../server/http-call.ts';
import { readJsonObject } from '../../server/read-body.ts';
import type { Route } from '../../server/router.ts';
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
import type { Body } from '../body.ts';
import type {
  IdentityCall,
  IdentityContext,
  IdentityReply,
  Operation,
} from '../identity-context.ts';
import { IdentityError } from '../identity-error.ts';
import { sendOobCode } from '../oob/send-oob-code.ts';
import { sessionCookieOperation } from '../project/session-cookie.ts';
import { answer, identityCall } from './answer.ts';

const PROJECT = '/identitytoolkit.googleapis.com/v1/projects/{project}';
const CONFIG = '/identitytoolkit.googleapis.com/v2/projects/{project}/config';
const BODY_LIMIT = 16 * 1024 * 1024;

/** Administrators' calls, by what follows the project. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  '/accounts': createAccount,
  '/accounts:batchCreate': importAccounts,
  '/accounts:batchDelete': removeAccounts,
  '/accounts:delete': removeAccount,
  '/accounts:lookup': findAccounts,
  '/accounts:query': queryAccounts,
  '/accounts:sendOobCode': sendOobCode,
  '/accounts:update': changeAccount,
  ':createSessionCookie': (context, _call, body) => sessionCookieOperation(context, body),
};

type Give = (
  admin: IdentityCall,
  body: Body,
  call: HttpCall,
) => IdentityReply | Promise<IdentityReply>;

/** Routes for administrators, as `firebase-admin` uses them. */
export function adminRoutes(context: IdentityContext): Route[] {
  const route = (method: Route['method'], path: string, give: Give): Route => ({
    method,
    path,
    crossOrigin: 'api',
    handle: (call) =>
      answer(async () => {
        const admin = requireAdmin(context, call);
        const body = method === 'GET' ? {} : await readJsonObject(call.request, BODY_LIMIT);
        return give(admin, body, call);
      }),
  });
  return [
    ...Object.entries(OPERATIONS).map(([path, operation]) =>
      route('POST', PROJECT + path, (admin, body) => operation(context, admin, body)),
    ),
    route('GET', `${PROJECT}/accounts:batchGet`, (_admin, _body, call) =>
      listAccounts(context, call.url.searchParams),
    ),
    route('GET', CONFIG, () => readConfig(context)),
    route('PATCH', CONFIG, (_admin, body) => changeConfig(context, body)),
  ];
}

function requireAdmin(context: IdentityContext, call: HttpCall): IdentityCall {
  const admin = identityCall(context, call);
  if (admin.caller.kind !== 'admin') {
    throw new IdentityError('PERMISSION_DENIED', 'Only administrators may do this.', 403);
  }
  if (call.params['project'] !== context.project) throw new IdentityError('PROJECT_NOT_FOUND');
  return admin;
}

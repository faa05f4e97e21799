import { type HttpCall, readJsonObject, type Route } from '@quits/service-base';
import { flagField, objectField } from '../protocol/body.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { OobCode } from '../codes/oob-code.ts';
import { answer } from './answer.ts';

const PROJECT = '/emulator/v1/projects/{project}';
const TENANT = `${PROJECT}/tenants/{tenant}`;
const BODY_LIMIT = 1024 * 1024;

type Give = (call: HttpCall) => IdentityReply | Promise<IdentityReply>;

/**
 * Routes of the official emulator's test API: sent codes, settings, clearing a project. Enabled
 * only if test tools are allowed.
 */
export function emulatorRoutes(context: IdentityContext): Route[] {
  const route = (method: Route['method'], path: string, give: Give): Route => ({
    method,
    path,
    crossOrigin: 'api',
    handle: (call) =>
      answer(() => {
        if (context.emulatorTokens === false) {
          const mend = 'Emulator paths are switched off; --emulator-tokens switches them on.';
          throw new IdentityError('PERMISSION_DENIED', mend, 403);
        }
        if (call.params['project'] !== context.project) {
          throw new IdentityError('PROJECT_NOT_FOUND', undefined, 404);
        }
        return give(call);
      }),
  });
  /** Creates the routes for the project's own accounts and for those of its tenants. */
  const both = (
    method: Route['method'],
    path: string,
    give: (scope: IdentityContext) => IdentityReply,
  ): Route[] => [
    route(method, PROJECT + path, () => give(context)),
    route(method, TENANT + path, ({ params }) => {
      const scope = context.scopes(params['tenant']);
      if (scope === undefined) throw new IdentityError('TENANT_NOT_FOUND', undefined, 404);
      return give(scope);
    }),
  ];
  return [
    ...both('GET', '/oobCodes', ({ oobCodes }) => ({ oobCodes: oobCodes.list().map(mailed) })),
    ...both('GET', '/verificationCodes', ({ phoneCodes }) => ({
      verificationCodes: phoneCodes.list(),
    })),
    ...both('DELETE', '/accounts', ({ users, sessions, oobCodes, phoneCodes, quotas, tenant }) => {
      users.removeAll();
      sessions.removeAll(tenant);
      oobCodes.removeAll();
      phoneCodes.removeAll();
      quotas.clear();
      return {};
    }),
    route('GET', `${PROJECT}/config`, () => config(context)),
    route('PATCH', `${PROJECT}/config`, async (call) => {
      const body = await readJsonObject(call.request, BODY_LIMIT);
      const duplicates = flagField(objectField(body, 'signIn') ?? {}, 'allowDuplicateEmails');
      const privacy = objectField(body, 'emailPrivacyConfig') ?? {};
      const protection = flagField(privacy, 'enableImprovedEmailPrivacy');
      context.settings.change({
        ...(duplicates === undefined ? {} : { allowDuplicateEmails: duplicates }),
        ...(protection === undefined ? {} : { enumerationProtection: protection }),
      });
      return config(context);
    }),
  ];
}

/** Converts an emailed code to the official emulator's format. */
function mailed({ email, newEmail, type, code, link }: OobCode): IdentityReply {
  return { email, newEmail, requestType: type, oobCode: code, oobLink: link };
}

function config(context: IdentityContext): IdentityReply {
  const { allowDuplicateEmails, enumerationProtection } = context.settings.get();
  return {
    signIn: { allowDuplicateEmails },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: enumerationProtection },
  };
}

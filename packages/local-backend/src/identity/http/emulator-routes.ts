import { readJsonObject } from '../../server/read-body.ts';
import type { HttpCall } from '../../server/http-call.ts';
import type { Route } from '../../server/router.ts';
import { flagField, objectField } from '../body.ts';
import type { IdentityContext, IdentityReply } from '../identity-context.ts';
import { IdentityError } from '../identity-error.ts';
import { answer } from './answer.ts';

const PROJECT = '/emulator/v1/projects/{project}';
const BODY_LIMIT = 1024 * 1024;

type Give = (call: HttpCall) => IdentityReply | Promise<IdentityReply>;

/**
 * What test tools ask of the official emulator: the codes that were sent, the settings, an empty
 * project. Answered only where test tools are let in.
 */
export function emulatorRoutes(context: IdentityContext): Route[] {
  const route = (method: Route['method'], path: string, give: Give): Route => ({
    method,
    path: `${PROJECT}${path}`,
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
  return [
    route('GET', '/oobCodes', () => ({
      oobCodes: context.oobCodes.list().map(({ email, newEmail, type, code, link }) => ({
        email,
        newEmail,
        requestType: type,
        oobCode: code,
        oobLink: link,
      })),
    })),
    route('GET', '/verificationCodes', () => ({ verificationCodes: context.phoneCodes.list() })),
    route('DELETE', '/accounts', () => {
      context.users.removeAll();
      context.sessions.removeAll();
      context.oobCodes.removeAll();
      context.phoneCodes.removeAll();
      return {};
    }),
    route('GET', '/config', () => config(context)),
    route('PATCH', '/config', async (call) => {
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

function config(context: IdentityContext): IdentityReply {
  const { allowDuplicateEmails, enumerationProtection } = context.settings.get();
  return {
    signIn: { allowDuplicateEmails },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: enumerationProtection },
  };
}

import { flagField, objectField, textListField, type Body } from '../protocol/body.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { changedMfa, readMfa } from '../settings/mfa.ts';
import { changedPolicy, readPolicy } from '../settings/password-policy.ts';
import { captchaKey, changedCaptcha, readCaptcha } from '../settings/recaptcha.ts';
import type { IdentitySettings } from '../settings/settings.ts';
import { changedSmsRegions, readSmsRegions } from '../settings/sms-regions.ts';
import { testNumbers } from '../settings/test-numbers.ts';

/** The project's settings in the service's words. */
export function readConfig(context: IdentityContext): IdentityReply {
  const settings = context.settings.get();
  return {
    name: `projects/${context.project}/config`,
    signIn: {
      email: { enabled: settings.password, passwordRequired: !settings.emailLink },
      anonymous: { enabled: settings.anonymous },
      phoneNumber: { enabled: settings.phone, testPhoneNumbers: settings.testPhoneNumbers },
      allowDuplicateEmails: settings.allowDuplicateEmails,
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: settings.enumerationProtection },
    authorizedDomains: settings.authorizedDomains,
    mfa: readMfa(settings.mfa),
    smsRegionConfig: readSmsRegions(settings.smsRegions),
    recaptchaConfig: captchaOf(context),
    mobileLinksConfig: settings.mobileLinks,
    client: {
      permissions: {
        disabledUserSignup: !settings.signUp,
        disabledUserDeletion: !settings.deleteAccount,
      },
    },
    passwordPolicyConfig: readPolicy(settings.passwordRules),
  };
}

function captchaOf({ settings, project }: IdentityContext): IdentityReply | undefined {
  const captcha = readCaptcha(settings.get().captcha);
  if (captcha === undefined) return undefined;
  return { ...captcha, recaptchaKeys: [{ type: 'WEB', key: captchaKey(project) }] };
}

/** Changes the settings in a request body; keeps all others. */
export function changeConfig(context: IdentityContext, body: Body): IdentityReply {
  const settings = context.settings.get();
  const signIn = objectField(body, 'signIn') ?? {};
  const email = objectField(signIn, 'email') ?? {};
  const phone = objectField(signIn, 'phoneNumber') ?? {};
  const privacy = objectField(body, 'emailPrivacyConfig') ?? {};
  const permissions = objectField(objectField(body, 'client') ?? {}, 'permissions') ?? {};
  const regions = objectField(body, 'smsRegionConfig');
  const smsRegions = changedSmsRegions(regions, settings.smsRegions);
  const passwordRequired = flagField(email, 'passwordRequired');
  const signUpDisabled = flagField(permissions, 'disabledUserSignup');
  const deletionDisabled = flagField(permissions, 'disabledUserDeletion');
  const changed: IdentitySettings = {
    ...settings,
    password: flagField(email, 'enabled') ?? settings.password,
    emailLink: passwordRequired === undefined ? settings.emailLink : !passwordRequired,
    anonymous: flagField(objectField(signIn, 'anonymous') ?? {}, 'enabled') ?? settings.anonymous,
    phone: flagField(phone, 'enabled') ?? settings.phone,
    testPhoneNumbers: testNumbers(phone) ?? settings.testPhoneNumbers,
    allowDuplicateEmails:
      flagField(signIn, 'allowDuplicateEmails') ?? settings.allowDuplicateEmails,
    enumerationProtection:
      flagField(privacy, 'enableImprovedEmailPrivacy') ?? settings.enumerationProtection,
    authorizedDomains:
      body['authorizedDomains'] === undefined
        ? settings.authorizedDomains
        : textListField(body, 'authorizedDomains'),
    mfa: changedMfa(objectField(body, 'mfa'), settings.mfa),
    captcha: changedCaptcha(objectField(body, 'recaptchaConfig'), settings.captcha),
    mobileLinks: objectField(body, 'mobileLinksConfig') ?? settings.mobileLinks,
    ...(smsRegions === undefined ? {} : { smsRegions }),
    signUp: signUpDisabled === undefined ? settings.signUp : !signUpDisabled,
    deleteAccount: deletionDisabled === undefined ? settings.deleteAccount : !deletionDisabled,
    passwordRules: changedPolicy(objectField(body, 'passwordPolicyConfig'), settings.passwordRules),
  };
  context.settings.change(changed);
  return readConfig(context);
}

import { SYMBOLS } from '../password/password-rules.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { captchaKey, captchaState } from '../settings/recaptcha.ts';
import { strengthOptions } from '../settings/password-policy.ts';

/** What a client may know of the project's sign-in. */
export function publicConfig(context: IdentityContext): IdentityReply {
  return {
    projectId: context.project,
    authorizedDomains: context.settings.get().authorizedDomains,
  };
}

/** What a new password must have, for a checklist. */
export function passwordPolicy(context: IdentityContext): IdentityReply {
  const rules = context.settings.get().passwordRules;
  return {
    customStrengthOptions: strengthOptions(rules),
    schemaVersion: 1,
    allowedNonAlphanumericCharacters: SYMBOLS,
    enforcementState: rules.enforced ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: rules.forceUpgrade,
  };
}

/** Where a client must bring the result of a robot check; without a key where nothing was ever set. */
export function recaptchaConfig(context: IdentityContext): IdentityReply {
  const { captcha } = context.settings.get();
  if (Object.keys(captcha).length === 0) return { recaptchaEnforcementState: [] };
  return {
    recaptchaKey: captchaKey(context.project),
    recaptchaEnforcementState: [
      {
        provider: 'EMAIL_PASSWORD_PROVIDER',
        enforcementState: captchaState(captcha, 'emailPassword'),
      },
      { provider: 'PHONE_PROVIDER', enforcementState: captchaState(captcha, 'phone') },
    ],
    useSmsTollFraudProtection: captcha['useSmsTollFraudProtection'] === true,
  };
}

/** A key for the client's robot check, which our own stand-in always passes. */
export function recaptchaParams(): IdentityReply {
  return { kind: 'identitytoolkit#GetRecaptchaParamResponse', recaptchaSiteKey: 'local' };
}

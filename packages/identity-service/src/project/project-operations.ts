import { SYMBOLS } from '../password/password-rules.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { captchaKey, captchaState } from '../settings/recaptcha.ts';
import { strengthOptions } from '../settings/password-policy.ts';

/** Returns the public configuration of the project's sign-in. */
export function publicConfig(context: IdentityContext): IdentityReply {
  return {
    projectId: context.project,
    authorizedDomains: context.settings.get().authorizedDomains,
  };
}

/** Returns the password requirements, for a checklist. */
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

/** Returns where clients must send a reCAPTCHA result; without a key if it was never configured. */
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

/** Returns a reCAPTCHA key; the local implementation always passes. */
export function recaptchaParams(): IdentityReply {
  return { kind: 'identitytoolkit#GetRecaptchaParamResponse', recaptchaSiteKey: 'local' };
}

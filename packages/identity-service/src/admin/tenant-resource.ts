import { flagField, objectField, textField, type Body } from '../protocol/body.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { changedMfa, readMfa } from '../settings/mfa.ts';
import { changedPolicy, readPolicy } from '../settings/password-policy.ts';
import { changedCaptcha, readCaptcha } from '../settings/recaptcha.ts';
import { changedSmsRegions, readSmsRegions } from '../settings/sms-regions.ts';
import { testNumbers } from '../settings/test-numbers.ts';
import type { IdentitySettings } from '../settings/settings.ts';
import type { Tenant, TenantSettings } from '../tenant/tenant.ts';

const DISPLAY_NAME = /^[a-zA-Z][a-zA-Z0-9-]{3,19}$/;

/** A tenant in the service's words. */
export function tenantResource(context: IdentityContext, tenant: Tenant): IdentityReply {
  const settings = context.scopes(tenant.id)?.settings.get() ?? context.settings.get();
  return {
    name: `projects/${context.project}/tenants/${tenant.id}`,
    displayName: tenant.displayName,
    disableAuth: tenant.disabled,
    allowPasswordSignup: settings.password,
    enableEmailLinkSignin: settings.emailLink,
    enableAnonymousUser: settings.anonymous,
    mfaConfig: readMfa(settings.mfa),
    smsRegionConfig: readSmsRegions(settings.smsRegions),
    // The keys are the project's.
    recaptchaConfig: readCaptcha(settings.captcha),
    testPhoneNumbers: settings.testPhoneNumbers,
    passwordPolicyConfig:
      tenant.settings.passwordRules === undefined ? undefined : readPolicy(settings.passwordRules),
    // Disabled features are omitted, as in all responses of the service.
    emailPrivacyConfig: settings.enumerationProtection ? { enableImprovedEmailPrivacy: true } : {},
  };
}

/**
 * Returns a tenant with the changes in a request body.
 * @param current the tenant's current settings
 * @throws {IdentityError} `INVALID_DISPLAY_NAME` or `INVALID_CONFIG`
 */
export function changedTenant(tenant: Tenant, current: IdentitySettings, body: Body): Tenant {
  const displayName = textField(body, 'displayName') ?? tenant.displayName;
  if (displayName !== undefined && !DISPLAY_NAME.test(displayName)) {
    throw new IdentityError('INVALID_DISPLAY_NAME');
  }
  return {
    id: tenant.id,
    disabled: flagField(body, 'disableAuth') ?? tenant.disabled,
    settings: { ...tenant.settings, ...changesOf(current, body) },
    ...(displayName === undefined ? {} : { displayName }),
  };
}

function changesOf(current: IdentitySettings, body: Body): Partial<TenantSettings> {
  const password = flagField(body, 'allowPasswordSignup');
  const emailLink = flagField(body, 'enableEmailLinkSignin');
  const anonymous = flagField(body, 'enableAnonymousUser');
  const numbers = testNumbers(body);
  const mfa = objectField(body, 'mfaConfig');
  const captcha = objectField(body, 'recaptchaConfig');
  const smsRegions = changedSmsRegions(objectField(body, 'smsRegionConfig'), undefined);
  const policy = objectField(body, 'passwordPolicyConfig');
  const privacy = objectField(body, 'emailPrivacyConfig') ?? {};
  const protection = flagField(privacy, 'enableImprovedEmailPrivacy');
  return {
    ...(password === undefined ? {} : { password }),
    ...(emailLink === undefined ? {} : { emailLink }),
    ...(anonymous === undefined ? {} : { anonymous }),
    ...(numbers === undefined ? {} : { testPhoneNumbers: numbers }),
    ...(captcha === undefined ? {} : { captcha: changedCaptcha(captcha, current.captcha) }),
    ...(smsRegions === undefined ? {} : { smsRegions }),
    ...(mfa === undefined ? {} : { mfa: changedMfa(mfa, current.mfa) }),
    ...(policy === undefined
      ? {}
      : { passwordRules: changedPolicy(policy, current.passwordRules) }),
    ...(protection === undefined ? {} : { enumerationProtection: protection }),
  };
}

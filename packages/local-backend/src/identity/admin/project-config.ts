import { flagField, isBody, objectField, textListField, type Body } from '../body.ts';
import type { IdentityContext, IdentityReply } from '../identity-context.ts';
import type { PasswordRules } from '../password/password-rules.ts';
import type { IdentitySettings } from '../settings/settings.ts';

/** The project's settings in the service's words. */
export function readConfig(context: IdentityContext): IdentityReply {
  const settings = context.settings.get();
  const rules = settings.passwordRules;
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
    mfa: { state: settings.secondFactors ? 'ENABLED' : 'DISABLED' },
    client: {
      permissions: {
        disabledUserSignup: !settings.signUp,
        disabledUserDeletion: !settings.deleteAccount,
      },
    },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: rules.enforced ? 'ENFORCE' : 'OFF',
      forceUpgradeOnSignin: rules.forceUpgrade,
      passwordPolicyVersions: [
        {
          customStrengthOptions: {
            minPasswordLength: rules.minLength,
            maxPasswordLength: rules.maxLength,
            containsLowercaseCharacter: rules.lowercase,
            containsUppercaseCharacter: rules.uppercase,
            containsNumericCharacter: rules.digit,
            containsNonAlphanumericCharacter: rules.symbol,
          },
        },
      ],
    },
  };
}

/** Changes what a body in the service's words names, and nothing else. */
export function changeConfig(context: IdentityContext, body: Body): IdentityReply {
  const settings = context.settings.get();
  const signIn = objectField(body, 'signIn') ?? {};
  const email = objectField(signIn, 'email') ?? {};
  const phone = objectField(signIn, 'phoneNumber') ?? {};
  const privacy = objectField(body, 'emailPrivacyConfig') ?? {};
  const permissions = objectField(objectField(body, 'client') ?? {}, 'permissions') ?? {};
  const policy = objectField(body, 'passwordPolicyConfig');
  const mfa = objectField(body, 'mfa');
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
    secondFactors: mfa === undefined ? settings.secondFactors : mfa['state'] !== 'DISABLED',
    signUp: signUpDisabled === undefined ? settings.signUp : !signUpDisabled,
    deleteAccount: deletionDisabled === undefined ? settings.deleteAccount : !deletionDisabled,
    passwordRules: policy === undefined ? settings.passwordRules : rulesOf(policy, settings),
  };
  context.settings.change(changed);
  return readConfig(context);
}

function testNumbers(phone: Body): Readonly<Record<string, string>> | undefined {
  const numbers = objectField(phone, 'testPhoneNumbers');
  if (numbers === undefined) return undefined;
  return Object.fromEntries(Object.entries(numbers).map(([key, code]) => [key, String(code)]));
}

function rulesOf(policy: Body, { passwordRules }: IdentitySettings): PasswordRules {
  const versions = policy['passwordPolicyVersions'];
  const version: unknown = Array.isArray(versions) ? versions[0] : undefined;
  const options = isBody(version) ? (objectField(version, 'customStrengthOptions') ?? {}) : {};
  const state = policy['passwordPolicyEnforcementState'];
  return {
    ...passwordRules,
    enforced: state === undefined ? passwordRules.enforced : state === 'ENFORCE',
    forceUpgrade: flagField(policy, 'forceUpgradeOnSignin') ?? passwordRules.forceUpgrade,
    minLength: Number(options['minPasswordLength'] ?? passwordRules.minLength),
    maxLength: Number(options['maxPasswordLength'] ?? passwordRules.maxLength),
    ...flag(options, 'containsLowercaseCharacter', 'lowercase'),
    ...flag(options, 'containsUppercaseCharacter', 'uppercase'),
    ...flag(options, 'containsNumericCharacter', 'digit'),
    ...flag(options, 'containsNonAlphanumericCharacter', 'symbol'),
  };
}

function flag(options: Body, name: string, rule: 'lowercase' | 'uppercase' | 'digit' | 'symbol') {
  const value = flagField(options, name);
  return value === undefined ? {} : { [rule]: value };
}

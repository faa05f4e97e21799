import { flagField, isBody, objectField, type Body } from '../protocol/body.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import type { PasswordRules } from '../password/password-rules.ts';

/** Converts the password rules to the service's format. */
export function readPolicy(rules: PasswordRules): IdentityReply {
  return {
    passwordPolicyEnforcementState: rules.enforced ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: rules.forceUpgrade,
    passwordPolicyVersions: [{ customStrengthOptions: strengthOptions(rules) }],
  };
}

/** The rules in the service's words. */
export function strengthOptions(rules: PasswordRules): IdentityReply {
  return {
    minPasswordLength: rules.minLength,
    maxPasswordLength: rules.maxLength,
    containsLowercaseCharacter: rules.lowercase,
    containsUppercaseCharacter: rules.uppercase,
    containsNumericCharacter: rules.digit,
    containsNonAlphanumericCharacter: rules.symbol,
  };
}

/** Applies an administrator's changes to the password rules. */
export function changedPolicy(policy: Body | undefined, rules: PasswordRules): PasswordRules {
  if (policy === undefined) return rules;
  const versions = policy['passwordPolicyVersions'];
  const version: unknown = Array.isArray(versions) ? versions[0] : undefined;
  const options = isBody(version) ? (objectField(version, 'customStrengthOptions') ?? {}) : {};
  const state = policy['passwordPolicyEnforcementState'];
  return {
    ...rules,
    enforced: state === undefined ? rules.enforced : state === 'ENFORCE',
    forceUpgrade: flagField(policy, 'forceUpgradeOnSignin') ?? rules.forceUpgrade,
    minLength: Number(options['minPasswordLength'] ?? rules.minLength),
    maxLength: Number(options['maxPasswordLength'] ?? rules.maxLength),
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

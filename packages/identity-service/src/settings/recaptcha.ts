import { objectListField, textField, type Body } from '../protocol/body.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/** Mode of reCAPTCHA: disabled, monitoring only, or enforced. */
export type CaptchaState = 'AUDIT' | 'ENFORCE' | 'OFF';

/** Part of the sign-in that reCAPTCHA protects. */
export type CaptchaSubject = 'emailPassword' | 'phone';

/** The robot check as an administrator set it, in the service's words. */
export type CaptchaSettings = Body;

const STATES: readonly string[] = ['AUDIT', 'ENFORCE', 'OFF'];
const STATE_FIELDS = ['emailPasswordEnforcementState', 'phoneEnforcementState'];
const RULE_FIELDS = ['managedRules', 'tollFraudManagedRules'];
const FLAG_FIELDS = ['useAccountDefender', 'useSmsBotScore', 'useSmsTollFraudProtection'];

/** Returns the mode of reCAPTCHA for a part of the sign-in. */
export function captchaState(settings: CaptchaSettings, subject: CaptchaSubject): CaptchaState {
  const state = settings[`${subject}EnforcementState`];
  return state === 'AUDIT' || state === 'ENFORCE' ? state : 'OFF';
}

/** Returns the reCAPTCHA settings in the service's format; `undefined` if never configured. */
export function readCaptcha(settings: CaptchaSettings): IdentityReply | undefined {
  return Object.keys(settings).length === 0 ? undefined : settings;
}

/** Returns the name of the local reCAPTCHA key, in the format that clients expect. */
export function captchaKey(project: string): string {
  return `projects/${project}/keys/local`;
}

/**
 * Applies an administrator's changes to the reCAPTCHA settings.
 * @throws {IdentityError} `INVALID_RECAPTCHA_ENFORCEMENT_STATE` or `INVALID_CONFIG`
 */
export function changedCaptcha(body: Body | undefined, settings: CaptchaSettings): CaptchaSettings {
  if (body === undefined) return settings;
  for (const name of STATE_FIELDS) {
    const state = textField(body, name);
    if (state !== undefined && !STATES.includes(state)) {
      throw new IdentityError('INVALID_RECAPTCHA_ENFORCEMENT_STATE');
    }
  }
  const rules = RULE_FIELDS.flatMap((name) => objectListField(body, name));
  if (rules.some((rule) => rule['action'] !== 'BLOCK')) {
    throw new IdentityError('INVALID_CONFIG', 'A rule can only BLOCK.');
  }
  const known = [...STATE_FIELDS, ...RULE_FIELDS, ...FLAG_FIELDS];
  const given = Object.entries(body).filter(([name]) => known.includes(name));
  return { ...settings, ...Object.fromEntries(given) };
}

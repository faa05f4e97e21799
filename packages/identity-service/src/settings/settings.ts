import type { Body } from '../protocol/body.ts';
import type { Admission } from './admission.ts';
import type { PasswordRules } from '../password/password-rules.ts';
import type { MfaSettings } from './mfa.ts';
import type { CaptchaSettings } from './recaptcha.ts';
import type { SmsRegions } from './sms-regions.ts';

/** Settings of the project's sign-in. */
export interface IdentitySettings {
  readonly allowDuplicateEmails: boolean;
  readonly anonymous: boolean;
  readonly password: boolean;
  readonly emailLink: boolean;
  readonly phone: boolean;
  /** Disabled external providers. */
  readonly disabledProviders: readonly string[];
  /** Phone numbers that receive no SMS, each with its fixed code. */
  readonly testPhoneNumbers: Readonly<Record<string, string>>;
  /** Whether responses hide whether an address has an account. */
  readonly enumerationProtection: boolean;
  /** Hosts that e-mail links and provider redirects may return to. */
  readonly authorizedDomains: readonly string[];
  /** Page that e-mailed links lead to; a path is on the app's origin. */
  readonly actionUrl: string;
  readonly passwordRules: PasswordRules;
  readonly mfa: MfaSettings;
  /** Missing if all regions are allowed. */
  readonly smsRegions?: SmsRegions;
  readonly captcha: CaptchaSettings;
  /** Custom providers, by id. */
  readonly providers: Readonly<Record<string, Body>>;
  /** Apps that open links on phones; stored for administrators, otherwise unused. */
  readonly mobileLinks: Body;
  /** Whether users may sign up themselves. */
  readonly signUp: boolean;
  /** Which users may sign up themselves. */
  readonly admission: Admission;
  /** Whether users may delete their account themselves. */
  readonly deleteAccount: boolean;
}

/** Default settings of a new project, equal to those of the service. */
export function defaultSettings(project: string): IdentitySettings {
  return {
    allowDuplicateEmails: false,
    anonymous: true,
    password: true,
    emailLink: true,
    phone: true,
    disabledProviders: [],
    testPhoneNumbers: {},
    enumerationProtection: true,
    authorizedDomains: [
      'localhost',
      '127.0.0.1',
      `${project}.firebaseapp.com`,
      `${project}.web.app`,
    ],
    actionUrl: '/__/auth/action',
    passwordRules: { enforced: false, forceUpgrade: false, minLength: 6, maxLength: 4096 },
    mfa: { sms: true, totp: true, adjacentIntervals: 1 },
    captcha: {},
    providers: {},
    mobileLinks: {},
    signUp: true,
    admission: { kind: 'everyone' },
    deleteAccount: true,
  };
}

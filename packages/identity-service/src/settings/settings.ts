import type { Body } from '../protocol/body.ts';
import type { PasswordRules } from '../password/password-rules.ts';
import type { MfaSettings } from './mfa.ts';
import type { CaptchaSettings } from './recaptcha.ts';
import type { SmsRegions } from './sms-regions.ts';

/** What an administrator can set for the project's sign-in. */
export interface IdentitySettings {
  readonly allowDuplicateEmails: boolean;
  readonly anonymous: boolean;
  readonly password: boolean;
  readonly emailLink: boolean;
  readonly phone: boolean;
  /** External providers that nobody may sign in by. */
  readonly disabledProviders: readonly string[];
  /** Numbers that get no SMS, each with its fixed code. */
  readonly testPhoneNumbers: Readonly<Record<string, string>>;
  /** Answers do not tell whether an address has an account. */
  readonly enumerationProtection: boolean;
  /** Hosts that e-mail links and provider redirects may return to. */
  readonly authorizedDomains: readonly string[];
  /** Page that e-mailed links lead to; a path is on the app's origin. */
  readonly actionUrl: string;
  readonly passwordRules: PasswordRules;
  readonly mfa: MfaSettings;
  /** Missing where messages go everywhere. */
  readonly smsRegions?: SmsRegions;
  readonly captcha: CaptchaSettings;
  /** Providers of one's own that an administrator described, by their ids. */
  readonly providers: Readonly<Record<string, Body>>;
  /** What opens links on telephones; kept for administrators, nothing here depends on it. */
  readonly mobileLinks: Body;
  /** People may sign up by themselves. */
  readonly signUp: boolean;
  /** People may delete their account by themselves. */
  readonly deleteAccount: boolean;
}

/** The settings of a new project, as the service has them. */
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
    deleteAccount: true,
  };
}

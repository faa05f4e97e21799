import type { IdentitySettings } from '../settings/settings.ts';

/** Settings that a tenant overrides; all others are the project's. */
export type TenantSettings = Pick<
  IdentitySettings,
  | 'anonymous'
  | 'captcha'
  | 'emailLink'
  | 'enumerationProtection'
  | 'mfa'
  | 'password'
  | 'passwordRules'
  | 'providers'
  | 'smsRegions'
  | 'testPhoneNumbers'
>;

/** A separate group of accounts in the project, such as a customer's staff. */
export interface Tenant {
  readonly id: string;
  readonly displayName?: string;
  /** Whether sign-in is disabled. */
  readonly disabled: boolean;
  /** Overridden settings; see {@link NEW_TENANT} for the defaults. */
  readonly settings: Partial<TenantSettings>;
}

/** Default settings of a tenant: all sign-in methods are disabled. */
export const NEW_TENANT: Partial<TenantSettings> = {
  anonymous: false,
  captcha: {},
  emailLink: false,
  mfa: { sms: false, totp: false },
  password: false,
  providers: {},
  testPhoneNumbers: {},
};

import type { IdentitySettings } from '../settings/settings.ts';

/** What a tenant decides for itself; all else is the project's. */
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

/** A group of accounts of its own inside the project, such as a customer's staff. */
export interface Tenant {
  readonly id: string;
  readonly displayName?: string;
  /** Nobody signs in any more. */
  readonly disabled: boolean;
  /** What was set; see {@link NEW_TENANT} for the rest. */
  readonly settings: Partial<TenantSettings>;
}

/** What holds in a tenant where nothing was set: nobody signs in until a way is opened. */
export const NEW_TENANT: Partial<TenantSettings> = {
  anonymous: false,
  captcha: {},
  emailLink: false,
  mfa: { sms: false, totp: false },
  password: false,
  providers: {},
  testPhoneNumbers: {},
};

export type { ExternalProviders, ProviderTokens } from './context/external-providers.ts';
export type { BlockingAnswer, BlockingHook } from './context/blocking.ts';
export type { IdentityContext, Scopes } from './context/identity-context.ts';
export type { RecordSignIn, SignInEvent } from './context/sign-in-log.ts';
export type { SignUpGuard } from './context/sign-up-guard.ts';
export { createIdentity, type Identity, type IdentityOptions } from './create-identity.ts';
export { createCustomToken } from './custom/custom-token.ts';
export { createAuthRateLimiter, type RateLimitOptions } from './limits/auth-rate-limiter.ts';
export type { QuotaOptions, QuotaUse } from './limits/quotas.ts';
export type { OutgoingMessage, SendMessage } from './message/outgoing-message.ts';
export { totpCode } from './mfa/totp.ts';
export type { ImportedHash } from './password/imported-hash.ts';
export { hashPassword, isPassword, type PasswordHash } from './password/hash-password.ts';
export type { PasswordRules } from './password/password-rules.ts';
export { apiKeyOf } from './project/api-key.ts';
export { callerOfSessionCookie, createSessionCookie, isFresh } from './project/session-cookie.ts';
export { IdentityError } from './protocol/identity-error.ts';
export { claimsOf } from './session/signed-in-user.ts';
export { checkContinueUrl } from './oob/check-continue-url.ts';
export { issueTicket, readTicket } from './session/ticket.ts';
export type { Admission } from './settings/admission.ts';
export type { IdentitySettings } from './settings/settings.ts';
export { certificateOf } from './token/certificate.ts';
export { emulatorTokensOf, type EmulatorTokens } from './token/emulator-tokens.ts';
export type { GetRevocation } from './token/get-revocation.ts';
export { decodeJwt, isSignedBy, signJwt } from './token/jwt.ts';
export { subjectOf } from './token/subject-of.ts';
export { providerInfos } from './user/user-info.ts';
export type { AccountChanged } from './user/user-store.ts';
export type { User } from './user/user.ts';
export {
  type AccountImport,
  type AccountImportOptions,
  type AccountSecrets,
  type ExportedAccount,
  exportedAccounts,
  importExportedAccounts,
  putAccountSecrets,
  tenantContext,
} from './admin/account-transfer.ts';
export { misplacedAccounts } from './user/misplaced-accounts.ts';
export { CHECKED_IDENTITY, checkedAccounts, checkedOobCodes } from './records/checked-tables.ts';

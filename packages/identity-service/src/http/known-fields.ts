import { HttpError } from '@quits/service-base';
import type { Body } from '../protocol/body.ts';

/** Fields of a client's reCAPTCHA result. */
const CAPTCHA = 'captchaChallenge captchaResponse clientType recaptchaVersion';
const PHONE =
  'autoRetrievalInfo captchaResponse clientType iosReceipt iosSecret phoneNumber playIntegrityToken recaptchaToken recaptchaVersion safetyNetToken';
const HASHING =
  'argon2Parameters blockSize cpuMemCost dkLen hashAlgorithm memoryCost parallelization passwordHashOrder rounds saltSeparator signerKey';

/**
 * Fields of each call's message, after
 * https://cloud.google.com/identity-platform/docs/reference/rest and the requests of the official
 * clients.
 */
const FIELDS = {
  createAuthUri:
    'appId authFlowType context continueUri customParameter hostedDomain identifier oauthConsumerKey oauthScope openidRealm otaApp providerId sessionId',
  delete: 'delegatedProjectNumber idToken localId targetProjectId',
  lookup:
    'delegatedProjectNumber email federatedUserId idToken initialEmail localId phoneNumber targetProjectId',
  resetPassword: 'email newPassword oldPassword oobCode',
  sendOobCode:
    'androidInstallApp androidMinimumVersion androidMinimumVersionCode androidPackageName canHandleCodeInApp captchaResp challenge clientType continueUrl dynamicLinkDomain email iOSAppStoreId iOSBundleId idToken linkDomain newEmail recaptchaVersion requestType returnOobLink targetProjectId userIp',
  sendVerificationCode: PHONE,
  signInWithCustomToken: 'delegatedProjectNumber instanceId token',
  signInWithEmailLink: `${CAPTCHA} email idToken oobCode`,
  signInWithIdp:
    'autoCreate delegatedProjectNumber idToken pendingIdToken pendingToken postBody requestUri returnIdpCredential returnRefreshToken sessionId',
  signInWithPassword: `${CAPTCHA} delegatedProjectNumber email idToken instanceId password pendingIdToken`,
  signInWithPhoneNumber:
    'code idToken operation phoneNumber sessionInfo temporaryProof verificationProof',
  signUp: `${CAPTCHA} disabled displayName email emailVerified idToken instanceId localId mfaInfo password phoneNumber photoUrl targetProjectId`,
  update: `${CAPTCHA} createdAt customAttributes delegatedProjectNumber deleteAttribute deletePasskey deleteProvider disableUser displayName email emailVerified idToken instanceId lastLoginAt linkProviderUserInfo localId mfa oobCode password phoneNumber photoUrl provider targetProjectId upgradeToFederatedLogin validSince`,
  batchCreate: `${HASHING} allowOverwrite delegatedProjectNumber sanityCheck users`,
  batchDelete: 'force localIds',
  query: 'expression limit offset order returnUserInfo sortBy',
  createSessionCookie: 'idToken validDuration',
  'mfaEnrollment:start': 'idToken phoneEnrollmentInfo totpEnrollmentInfo',
  'mfaEnrollment:finalize': 'displayName idToken phoneVerificationInfo totpVerificationInfo',
  'mfaEnrollment:withdraw': 'idToken mfaEnrollmentId',
  'mfaSignIn:start': 'mfaEnrollmentId mfaPendingCredential phoneSignInInfo',
  'mfaSignIn:finalize':
    'mfaEnrollmentId mfaPendingCredential phoneVerificationInfo totpVerificationInfo',
  revokeToken: 'idToken providerId redirectUri token tokenType',
} as const;

/** Fields of every message: clients request a session in all calls. */
const EVERYWHERE = 'tenantId returnSecureToken';

/** Calls with a known message. */
export type KnownCall = keyof typeof FIELDS;

const KNOWN = new Map(
  Object.entries(FIELDS).map(([call, fields]) => [
    call,
    new Set(`${EVERYWHERE} ${fields}`.split(' ')),
  ]),
);

/**
 * Refuses fields that the message of a call does not have, as the service does.
 * @throws {HttpError} 400 that names the first of them
 */
export function checkFields(body: Body, call: KnownCall): void {
  const unknown = Object.keys(body).find((name) => KNOWN.get(call)?.has(name) !== true);
  if (unknown === undefined) return;
  throw new HttpError(
    400,
    `Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`,
  );
}

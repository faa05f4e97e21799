import { isErrorCode, type ErrorCode } from '../catalog/catalog.ts';

/**
 * Server messages that the SDK converts to undocumented codes, as patterns on the lower-case code.
 */
const unlisted: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^auth\/.*app-check-token-is-invalid/, 'auth/app-check-token-invalid'],
  [/^auth\/api-key-not-valid/, 'auth/invalid-api-key'],
  [/^auth\/api-key-(?:expired|not-found)/, 'auth/invalid-api-key'],
  [/^auth\/requests-from-.*-are-blocked/, 'auth/referer-blocked'],
  [/^auth\/(?:error-code:-47|blocking-function-error-response)/, 'auth/blocking-function-refused'],
  [
    /^auth\/(?:invalid-login-credentials|email-not-found|invalid-password)/,
    'auth/invalid-credential',
  ],
  [/^auth\/email-exists/, 'auth/email-already-in-use'],
  [/^auth\/too-many-attempts-try-later/, 'auth/too-many-requests'],
  [/^auth\/quota-exceeded/, 'auth/quota-exceeded'],
  [/^auth\/(?:service-)?unavailable|^auth\/deadline-exceeded/, 'auth/network-request-failed'],
  [/^app-check\/.*throttled/, 'app-check/throttled'],
];

/**
 * Maps a provider's code to the catalog: a missing service name means Firestore, known server
 * messages are recognized, anything else is `unexpected`.
 */
export function providerCode(raw: string): ErrorCode {
  const code = raw.includes('/') ? raw.toLowerCase() : `firestore/${raw.toLowerCase()}`;
  if (isErrorCode(code)) return code;
  return unlisted.find(([pattern]) => pattern.test(code))?.[1] ?? 'unexpected';
}

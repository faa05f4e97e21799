import type { RecoveryTable } from './table.ts';

/** Codes of `firebase/app`. */
export const app = {
  retry: ['idb-open', 'idb-get', 'idb-set', 'idb-delete'],
  contact: [
    'no-app',
    'no-options',
    'bad-app-name',
    'duplicate-app',
    'invalid-app-argument',
    'invalid-log-argument',
    'finalization-registry-not-supported',
    'invalid-server-app-environment',
  ],
  ignore: ['app-deleted', 'server-app-deleted'],
} as const satisfies RecoveryTable;

/** Codes of `firebase/installations`. */
export const installations = {
  retry: ['app-offline', 'request-failed', 'not-registered', 'installation-not-found'],
  contact: ['missing-app-config-values'],
  ignore: ['delete-pending-registration'],
} as const satisfies RecoveryTable;

/** Codes of `firebase/analytics`; no user action depends on them. */
export const analytics = {
  wait: ['fetch-throttle'],
  contact: [
    'already-exists',
    'already-initialized',
    'already-initialized-settings',
    'interop-component-reg-failed',
    'invalid-gtag-resource',
    'no-api-key',
    'no-app-id',
    'no-client-id',
  ],
  ignore: ['config-fetch-failed', 'indexeddb-unavailable', 'invalid-analytics-context'],
} as const satisfies RecoveryTable;

/** Codes of `firebase/app-check`. */
export const appCheck = {
  retry: ['fetch-network-error', 'fetch-parse-error', 'fetch-status-error', 'recaptcha-error'],
  wait: ['initial-throttle', 'throttled'],
  contact: ['already-initialized', 'use-before-activation'],
  ignore: ['storage-open', 'storage-get', 'storage-set'],
} as const satisfies RecoveryTable;

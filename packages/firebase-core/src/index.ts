export { configFromEnv } from './config/config-from-env.ts';
export { fetchConfig, type FetchConfigOptions } from './config/fetch-config.ts';
export {
  type ConfigErrorCode,
  type EmulatorConfig,
  hasOwnEndpoints,
  type HostAndPort,
  parseConfig,
  type SignInProvider,
  type FirebaseConfig,
} from './config/firebase-config.ts';
export { type CoreErrorCode, coreErrors } from './core-errors.ts';
export { createFirebase, type FirebaseServices } from './provider/create-firebase.ts';
export type { CreateFirebaseOptions } from './provider/create-firebase-options.ts';
export { type ValueStore, createValueStore, type ReadonlyStore } from './provider/value-store.ts';
export type { FirestoreCache, ServiceStatus } from './provider/service-status.ts';
export {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type HttpRequest,
} from './http/http-client.ts';
export { xsrfHeader, type XsrfOptions } from './http/xsrf-header.ts';
export { createSessionCookie, type SessionCookie } from './http/session-cookie.ts';

export { configFromEnv } from './config/config-from-env.ts';
export { fetchConfig, type FetchConfigOptions } from './config/fetch-config.ts';
export {
  type ConfigErrorCode,
  type EmulatorConfig,
  type HostAndPort,
  parseConfig,
  type ProviderConfig,
} from './config/provider-config.ts';
export { type CoreErrorCode, coreErrors } from './core-errors.ts';
export { createProvider, type Provider } from './provider/create-provider.ts';
export type { ProviderOptions } from './provider/provider-options.ts';
export { type MutableObservable, observable, type Observable } from './provider/observable.ts';
export type { FirestoreCache, Readiness } from './provider/readiness.ts';
export {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type HttpRequest,
} from './http/http-client.ts';
export { xsrfHeader, type XsrfOptions } from './http/xsrf-header.ts';
export { createSessionCookie, type SessionCookie } from './http/session-cookie.ts';

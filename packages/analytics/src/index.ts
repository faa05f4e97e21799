export { type Analytics, type AnalyticsOptions, createAnalytics } from './analytics.ts';
export {
  type AnalyticsEvent,
  type Catalogue,
  defineEvents,
  type EventParameters,
  type ParameterKind,
  type ParameterValue,
} from './catalogue/catalogue.ts';
export { checkCatalogue } from './catalogue/check-catalogue.ts';
export {
  type Consent,
  type ConsentOptions,
  type ConsentStore,
  createConsent,
} from './consent/consent.ts';
export {
  type ErrorReport,
  type ErrorReporter,
  reportErrors,
  type ReportErrorsOptions,
} from './report/report-errors.ts';
export { scrub } from './report/scrub.ts';
export { reportWebVitals } from './report/web-vitals.ts';
export { firebaseTransport } from './transport/firebase-transport.ts';
export type { AnalyticsProvider } from './transport/analytics-provider.ts';
export { httpTransport } from './transport/http-transport.ts';
export { type MemoryTransport, memoryTransport, type Transport } from './transport/transport.ts';

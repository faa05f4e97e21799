export { type Analytics, type AnalyticsOptions, createAnalytics } from './analytics.ts';
export {
  type AnalyticsEvent,
  type EventSchema,
  defineEvents,
  type EventParameters,
  type ParameterKind,
  type ParameterValue,
} from './event-schema/event-schema.ts';
export { validateEvents } from './event-schema/validate-events.ts';
export {
  type Consent,
  type ConsentOptions,
  type ConsentStore,
  createConsent,
} from './consent/consent.ts';
export {
  type ErrorReport,
  type ErrorReporter,
  startErrorReporting,
  type ErrorReportingOptions,
} from './report/start-error-reporting.ts';
export { redact } from './report/redact.ts';
export { reportWebVitals } from './report/web-vitals.ts';
export { firebaseTransport } from './transport/firebase-transport.ts';
export type { AnalyticsSource } from './transport/analytics-source.ts';
export { httpTransport } from './transport/http-transport.ts';
export { type MemoryTransport, memoryTransport, type Transport } from './transport/transport.ts';

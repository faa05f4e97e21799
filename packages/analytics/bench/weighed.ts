/** Imports of an app with typed events and consent, and of the optional parts. */
export const weighed = {
  sources: new URL('../src/', import.meta.url),
  parts: {
    common: [
      'createConsent',
      'createAnalytics',
      'defineEvents',
      'firebaseTransport',
      'AnalyticsProvider',
      'useConsent',
      'useScreenView',
    ],
    'the embedded backend': ['httpTransport'],
    'web vitals': ['reportWebVitals'],
    'error reports': ['startErrorReporting', 'redact'],
    'checks and tests': ['validateEvents', 'memoryTransport'],
  },
} as const;

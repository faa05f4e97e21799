/** What an app imports for typed events with consent, and what comes on top. */
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

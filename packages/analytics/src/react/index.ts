export {
  AnalyticsProvider,
  type AnalyticsProviderProps,
  useConsent,
  useScreenView,
} from './analytics-context.tsx';

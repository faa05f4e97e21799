import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { Analytics } from '../analytics.ts';
import type { Consent } from '../consent/consent.ts';

const AnalyticsContext = createContext<Pick<Analytics, 'logScreenView'> | undefined>(undefined);

/** Props of {@link AnalyticsProvider}. */
export interface AnalyticsProviderProps {
  /** Result of `createAnalytics`. */
  analytics: Pick<Analytics, 'logScreenView'>;
  /** Components that use the hooks. */
  children: ReactNode;
}

/** Provides analytics to its children. */
export function AnalyticsProvider({ analytics, children }: AnalyticsProviderProps): ReactNode {
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>;
}

/**
 * Logs a screen view by the pattern of its route.
 * @throws {Error} outside of an AnalyticsProvider
 */
export function useScreenView(pattern: string | undefined): void {
  const analytics = use(AnalyticsContext);
  if (analytics === undefined) {
    throw new Error(
      'useScreenView was called outside of an AnalyticsProvider. Wrap the app in one.',
    );
  }
  useEffect(() => {
    if (pattern !== undefined) analytics.logScreenView(pattern);
  }, [analytics, pattern]);
}

const UNDECIDED: Consent = { status: 'undecided' };

/** Returns the user's decision. */
export function useConsent(consent: Analytics['consent']): Consent {
  return useSyncExternalStore(consent.store.subscribe, consent.store.getState, () => UNDECIDED);
}

import type { FirebaseApp } from 'firebase/app';
import type { Analytics } from 'firebase/analytics';

/** Parts of the provider that the transport uses. */
export interface AnalyticsSource {
  readonly app: () => Promise<FirebaseApp>;
  readonly analytics: () => Promise<Analytics>;
}

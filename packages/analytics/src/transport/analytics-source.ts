import type { FirebaseApp } from 'firebase/app';
import type { Analytics } from 'firebase/analytics';

/** What the transport needs of the provider. */
export interface AnalyticsSource {
  readonly app: () => Promise<FirebaseApp>;
  readonly analytics: () => Promise<Analytics>;
}

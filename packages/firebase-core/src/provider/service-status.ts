import type { AppError } from '@quits/errors';

/** How far a lazily loaded service has come. */
export type ServiceStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: AppError };

/** Where Firestore keeps what it has read and what waits to be written. */
export type FirestoreCache =
  | { readonly kind: 'persistent' }
  /** Lost when the page closes; the app should say so. */
  | { readonly kind: 'memory'; readonly reason: 'asked' | 'storage-denied' | 'no-indexed-db' };

import type { AppError } from '@quits/errors';

/** Loading state of a lazily loaded service. */
export type ServiceStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: AppError };

/** Where Firestore stores cached documents and pending writes. */
export type FirestoreCache =
  | { readonly status: 'persistent' }
  /** Lost when the page closes; the app should say so. */
  | { readonly status: 'memory'; readonly reason: 'asked' | 'storage-denied' | 'no-indexed-db' };

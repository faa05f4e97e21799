import type { FirebaseApp } from 'firebase/app';

/** Options of {@link createFirebase}. */
export interface CreateFirebaseOptions {
  /** Name of the Firebase app; one provider exists per name. @default '[DEFAULT]' */
  name?: string;
  /** `memory` stores nothing on this device, not even the session. @default 'persistent' */
  cache?: 'persistent' | 'memory';
  /**
   * Runs after the app exists and before Auth: the only safe place for App Check, because Auth
   * signs out a stored user whom the service rejects without an attestation.
   */
  beforeAuth?: (app: FirebaseApp) => void | Promise<void>;
  /**
   * Restores the stored user without waiting for the service and checks the user afterward; keeps the user if the
   * service fails or rejects the device. The SDK by itself waits for the answer and signs such a user out. Wraps
   * `globalThis.fetch` until Auth has started. @default true
   */
  guardAuthRestore?: boolean;
}

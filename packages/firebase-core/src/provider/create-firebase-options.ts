import type { FirebaseApp } from 'firebase/app';

/** Options of {@link createFirebase}. */
export interface CreateFirebaseOptions {
  /** Name of the Firebase app; one provider exists per name. @default '[DEFAULT]' */
  name?: string;
  /** `memory` keeps nothing on this device, the session included. @default 'persistent' */
  cache?: 'persistent' | 'memory';
  /**
   * Runs after the app exists and before Auth: the only safe place for App Check, because Auth
   * signs out a stored user whom the service refuses for want of an attestation.
   */
  beforeAuth?: (app: FirebaseApp) => void | Promise<void>;
  /**
   * Keeps the stored user when the service fails or refuses the device while Auth starts; the SDK by
   * itself signs that user out. It wraps `globalThis.fetch` until Auth has started. @default true
   */
  guardAuthRestore?: boolean;
}

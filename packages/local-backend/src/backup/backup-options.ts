import type { BackupStore } from './backup-store.ts';

/** A backup that a server writes. */
export interface BackupOptions {
  /** The place of the backup. */
  readonly store: BackupStore;
  /** A passphrase, or the content of a key file: without it nobody can read the backup. */
  readonly secret: Buffer;
  /** How long former states can be restored, in days. @default 30 */
  readonly days?: number;
  /** Module of the app that checks whether restored contents fit together. @default none */
  readonly check?: string;
  /** Time between two looks for commits, in ms. @default 250 */
  readonly interval?: number;
}

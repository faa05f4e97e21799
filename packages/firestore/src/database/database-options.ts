import type { ReadonlyStore } from '@quits/firebase-core';
import type { Firestore } from 'firebase/firestore';
import type { InvalidDocument } from '../collection/checked.ts';
import type { WriteJournal } from '../journal/journal-entry.ts';
import type { RestAccess } from '../sdk/rest-access.ts';

/** Options of {@link createDatabase}. */
export interface DatabaseOptions {
  /** Gives the started Firestore, e.g. `() => provider.firestore()`; called when first needed. */
  readonly firestore: () => Promise<Firestore>;
  /** The account that is signed in; nothing is read or written without one. */
  readonly uid: ReadonlyStore<string | undefined>;
  /** Changes when the credentials do; what was refused is then tried again. */
  readonly credentials?: ReadonlyStore<unknown>;
  /** Where unconfirmed writes are kept. @default IndexedDB where the browser has it */
  readonly journal?: WriteJournal;
  /** How long a listener stays open after its last reader has left, in milliseconds. @default 5000 */
  readonly keepAliveMs?: number;
  /** Called once for each version of a document that does not fit its schema. */
  readonly onInvalid?: (invalid: InvalidDocument) => void;
  /**
   * Ends a Firestore that has broken, so that `firestore` gives another one, e.g.
   * `() => provider.restartFirestore()`; used by `observeConnection`.
   */
  readonly recreate?: () => Promise<unknown>;
  /** REST access for `readViaRest`, bypassing the SDK. */
  readonly rest?: RestAccess;
}

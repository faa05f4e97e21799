import type { ReadonlyStore } from '@quits/firebase-core';
import type { Firestore } from 'firebase/firestore';
import type { InvalidDocument } from '../collection/checked.ts';
import type { WriteJournal } from '../journal/journal-entry.ts';
import type { FirstReads } from '../live/first-documents.ts';
import type { RestAccess } from '../sdk/rest-access.ts';

/** Options of {@link createDatabase}. */
export interface DatabaseOptions {
  /** Returns the started Firestore, e.g. `() => provider.firestore()`; called on demand. */
  readonly firestore: () => Promise<Firestore>;
  /** Uid of the signed-in account; without one, nothing is read or written. */
  readonly uid: ReadonlyStore<string | undefined>;
  /** Changes when the credentials do; failed listeners are then retried. */
  readonly credentials?: ReadonlyStore<unknown>;
  /** Stores unconfirmed writes. @default IndexedDB if the browser supports it */
  readonly journal?: WriteJournal;
  /**
   * How long a listener stays open after its last subscriber has left, in milliseconds. @default
   * 5000
   */
  readonly keepAliveMs?: number;
  /** Called once for each version of a document that does not fit its schema. */
  readonly onInvalid?: (invalid: InvalidDocument) => void;
  /**
   * Replaces a Firestore instance that failed fatally, e.g. `() => provider.restartFirestore()`;
   * used by `observeConnection`.
   */
  readonly recreate?: () => Promise<unknown>;
  /**
   * Whether to check with a separate request that the server responds while the streams are silent. Its address is read from
   * Firestore's `toJSON`, which the SDK doesn't document; if false, a silent server counts as slow. @default true
   */
  readonly probe?: boolean;
  /** REST access for `readViaRest` and `whenCalm`, bypassing the SDK. */
  readonly rest?: RestAccess;
  /**
   * Resolves once the user has stopped scrolling. With `rest`, a `liveList` then reads further pages by REST, and listens to them only
   * when it resolves, because the SDK's processing would delay frames while the user scrolls. @default none
   */
  readonly whenCalm?: () => Promise<void>;
  /** Results that the page requested by REST before it loaded the SDK; shown until the SDK has its own. @default none */
  readonly firstReads?: FirstReads;
}

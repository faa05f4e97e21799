import type { IndexConfig } from '../indexes/index-config.ts';
import type { Commit } from './change.ts';
import type { Checkpoints } from './checkpoints.ts';

/** Options of a `DocumentStore`. */
export interface DocumentStoreOptions {
  /** @default the automatic indexes */
  readonly config?: IndexConfig | undefined;
  /** @default 'automatic' */
  readonly checkpoints?: Checkpoints;
  /** Called once for each record that is found damaged, such as `document users/ann`. */
  readonly damaged?: (record: string) => void;
  /** Called with a collection id after its damaged indexes have been rebuilt. */
  readonly rebuilt?: (collectionId: string) => void;
  /** Writes what follows from commits, in the transaction that makes them durable. */
  readonly outbox?: ((commits: readonly Commit[]) => void) | undefined;
}

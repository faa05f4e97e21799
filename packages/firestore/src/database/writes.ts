import type { WriteBatch } from '../write/write-batch.ts';
import type { WriteHandle } from '../write/write-handle.ts';
import type { LongWrite } from '../write/write-in-parts.ts';

/** Options of one write. */
export interface WriteOptions {
  /** What the app wants back to offer the change again if it is refused; anything that can be cloned. */
  readonly draft?: unknown;
}

/** Everything that changes data and is followed. */
export interface Writes {
  /**
   * Makes one atomic change. It shows at once, survives a reload, and is followed until the server
   * has answered. The label tells the person what it was.
   */
  readonly write: (
    label: string,
    build: (batch: WriteBatch) => void,
    options?: WriteOptions,
  ) => WriteHandle;
  /** Makes a change of any length. Each part is atomic, the whole is not; many share a commit. */
  readonly writeInParts: (
    label: string,
    parts: readonly ((batch: WriteBatch) => void)[],
  ) => LongWrite;
  /**
   * Takes back a write of this page as a new write; `undefined` when it is not known any more, or
   * changed documents that had not been read.
   */
  readonly undo: (id: string) => WriteHandle | undefined;
  /** Sends a refused write again; `undefined` when there is none of this id. */
  readonly retryWrite: (id: string) => WriteHandle | undefined;
  /** Gives up a refused write. */
  readonly discardWrite: (id: string) => Promise<void>;
  /** Forgets every write of the account on this device, e.g. when its data is deleted from it. */
  readonly forgetWrites: () => Promise<void>;
}

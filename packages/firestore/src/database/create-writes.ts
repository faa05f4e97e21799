import type { RawData } from '../collection/define-collection.ts';
import { invertOperations } from '../write/invert.ts';
import type { WriteOperation } from '../write/operation.ts';
import { recordBatch } from '../write/record-batch.ts';
import type { WriteBatch } from '../write/write-batch.ts';
import type { WriteEngine, WriteHandle } from '../write/write-engine.ts';
import { type LongWrite, writeInParts } from '../write/write-in-parts.ts';

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
}

/** How many writes can be taken back. */
const REMEMBERED = 100;

/** Creates the writes of a database. */
export function createWrites(
  engine: WriteEngine,
  seen: (path: string) => RawData | undefined,
): Writes {
  const inverses = new Map<string, { label: string; operations: readonly WriteOperation[] }>();

  function remember(id: string, label: string, operations: readonly WriteOperation[]): void {
    inverses.set(id, { label, operations });
    const [oldest] = inverses.keys();
    if (inverses.size > REMEMBERED && oldest !== undefined) inverses.delete(oldest);
  }

  return {
    write(label, build, { draft } = {}) {
      const batch = recordBatch(build, seen);
      const inverse = invertOperations(batch.operations, seen);
      const handle = engine.write(label, batch, draft);
      if (inverse !== undefined) remember(handle.id, label, inverse);
      return handle;
    },
    writeInParts: (label, parts) =>
      writeInParts(
        parts.map((build) => recordBatch(build, seen)),
        (batch) => engine.write(label, batch, undefined),
      ),
    undo(id) {
      const inverse = inverses.get(id);
      if (inverse === undefined) return undefined;
      inverses.delete(id);
      const { label, operations } = inverse;
      return engine.write(label, { operations, invalid: [] }, undefined);
    },
    retryWrite: engine.retry,
    discardWrite: engine.discard,
  };
}

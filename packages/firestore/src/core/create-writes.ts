import type { RawData } from '../collection/define-collection.ts';
import { invertOperations } from '../write/invert.ts';
import type { WriteOperation } from '../write/operation.ts';
import { recordBatch } from '../write/record-batch.ts';
import type { Writes } from '../database/writes.ts';
import { newId } from '../collection/new-id.ts';
import type { WriteBatch } from '../write/write-batch.ts';
import type { WriteEngine } from '../write/write-engine.ts';
import type { WriteHandle } from '../write/write-handle.ts';
import { writeInParts } from '../write/write-in-parts.ts';

/** How many writes can be taken back. */
const REMEMBERED = 100;

/** The writes of a core; the id of a write may have been given before the core was there. */
export interface CoreWrites extends Omit<Writes, 'write'> {
  readonly write: (
    id: string,
    label: string,
    build: (batch: WriteBatch) => void,
    draft: unknown,
  ) => WriteHandle;
}

/** Creates the writes of a core. */
export function createWrites(
  engine: WriteEngine,
  seen: (path: string) => RawData | undefined,
): CoreWrites {
  const inverses = new Map<string, { label: string; operations: readonly WriteOperation[] }>();

  function remember(id: string, label: string, operations: readonly WriteOperation[]): void {
    inverses.set(id, { label, operations });
    const [oldest] = inverses.keys();
    if (inverses.size > REMEMBERED && oldest !== undefined) inverses.delete(oldest);
  }

  return {
    write(id, label, build, draft) {
      const batch = recordBatch(build, seen);
      const inverse = invertOperations(batch.operations, seen);
      const handle = engine.write(id, label, batch, draft);
      if (inverse !== undefined) remember(handle.id, label, inverse);
      return handle;
    },
    writeInParts: (label, parts) =>
      writeInParts(
        parts.map((build) => recordBatch(build, seen)),
        (batch) => engine.write(newId(), label, batch, undefined),
      ),
    undo(id) {
      const inverse = inverses.get(id);
      if (inverse === undefined) return undefined;
      inverses.delete(id);
      const { label, operations } = inverse;
      return engine.write(newId(), label, { operations, invalid: [] }, undefined);
    },
    retryWrite: engine.retry,
    discardWrite: engine.discard,
    forgetWrites: engine.forget,
  };
}

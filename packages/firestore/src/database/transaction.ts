import { CORE } from '../live/core-key.ts';
import { type AppError, err, ok, type Result } from '@quits/errors';
import type { Collection } from '../collection/define-collection.ts';
import { parseDocument } from '../collection/parse-document.ts';
import { documentPath, resolvePath, type PathParams } from '../collection/path.ts';
import { observeConnection } from './observe-connection.ts';
import type { DatabaseReader } from './database.ts';
import { firestoreErrors } from '../errors/firestore-errors.ts';
import { providerError } from '../errors/provider-error.ts';
import { problemOf } from '../write/check-batch.ts';
import { recordBatch } from '../write/record-batch.ts';
import type { WriteBatch } from '../write/write-batch.ts';

/** A read inside a transaction, straight from the server. */
export interface TransactionReads {
  /** @throws {AppError} `read/malformed` when the document does not fit */
  readonly get: <Path extends string, Input extends object, Output extends object>(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
  ) => Promise<Output | undefined>;
}

/** Reads, then returns the value and the writes; may run several times under contention. */
export type TransactionFunction<Value> = (
  reads: TransactionReads,
) => Promise<{ readonly value: Value; readonly write: (batch: WriteBatch) => void }>;

/**
 * Reads and then writes atomically on the server, and retries under contention. Offline it fails
 * immediately with `write/offline-needed`, because a transaction can't be queued.
 */
export async function runTransaction<Value>(
  { [CORE]: core }: DatabaseReader,
  run: TransactionFunction<Value>,
): Promise<Result<Value, AppError>> {
  if (observeConnection({ [CORE]: core }).getState().status === 'offline')
    return err(offlineNeeded());
  try {
    const [connected, inside] = await Promise.all([
      core.connect(),
      import('../sdk/run-sdk-transaction.ts'),
    ]);
    let outcome: { readonly value: Value } | undefined;
    await inside.runSdkTransaction(connected, async (read) => {
      const step = await run({
        async get(collection, params, id) {
          const path = documentPath(resolvePath(collection.path, params), id);
          const stored = await read(path);
          if (stored === undefined) return undefined;
          const parsed = parseDocument(collection, stored);
          if (!parsed.ok) throw firestoreErrors.create('read/malformed', { detail: path });
          return parsed.value;
        },
      });
      const batch = recordBatch(step.write, () => undefined);
      const problem = problemOf(batch, core.uid.getState());
      if (problem !== undefined) throw problem;
      outcome = step;
      return batch.operations;
    });
    if (outcome === undefined) throw new TypeError('The transaction did not run.');
    return ok(outcome.value);
  } catch (cause) {
    if (cause instanceof TypeError) throw cause;
    const error = providerError(cause);
    return err(error.code === 'firestore/unavailable' ? offlineNeeded(cause) : error);
  }
}

function offlineNeeded(cause?: unknown): AppError {
  return firestoreErrors.create('write/offline-needed', { cause });
}

import { AppError, err, ok, type Result } from '@quits/errors';
import type { Collection } from '../collection/define-collection.ts';
import { parseDocument } from '../collection/parse-document.ts';
import { documentPath, fillPath, type PathParams } from '../collection/path.ts';
import type { Connected } from '../core/connect-sdk.ts';
import { providerError } from '../core/provider-error.ts';
import { recordBatch } from './record-batch.ts';
import type { WriteBatch } from './write-batch.ts';

/** A read inside a transaction, straight from the server. */
export interface TransactionReads {
  /** @throws {AppError} `read/malformed` when the document does not fit */
  readonly get: <Path extends string, Input extends object, Output extends object>(
    collection: Collection<Path, Input, Output>,
    params: PathParams<Path>,
    id: string,
  ) => Promise<Output | undefined>;
}

/** Reads first, then says what to write; may run several times when others interfere. */
export type RunTransaction<Value> = (
  reads: TransactionReads,
) => Promise<{ readonly value: Value; readonly write: (batch: WriteBatch) => void }>;

/** What {@link transact} works with. */
export interface TransactionContext {
  readonly connect: () => Promise<Connected>;
  readonly offline: () => boolean;
}

/** Runs a transaction; without a connection it is refused at once, because it cannot wait. */
export async function transact<Value>(
  { connect, offline }: TransactionContext,
  run: RunTransaction<Value>,
): Promise<Result<Value, AppError>> {
  if (offline()) return err(new AppError('write/offline-needed', { reaction: 'retry' }));
  try {
    const { db, sdk } = await connect();
    let outcome: { readonly value: Value } | undefined;
    await sdk.transact(db, async (read) => {
      const step = await run({
        async get(collection, params, id) {
          const path = documentPath(fillPath(collection.path, params), id);
          const stored = await read(path);
          if (stored === undefined) return undefined;
          const parsed = parseDocument(collection, stored);
          if (!parsed.ok) throw new AppError('read/malformed', { message: path });
          return parsed.value;
        },
      });
      const { operations, invalid } = recordBatch(step.write, () => undefined);
      const [broken] = invalid;
      if (broken !== undefined) {
        throw new AppError('write/invalid', { message: broken.path, reaction: 'fix-input' });
      }
      outcome = step;
      return operations;
    });
    if (outcome === undefined) throw new TypeError('The transaction did not run.');
    return ok(outcome.value);
  } catch (cause) {
    if (cause instanceof TypeError) throw cause;
    const error = providerError(cause);
    return err(
      error.code === 'firestore/unavailable'
        ? new AppError('write/offline-needed', { cause, reaction: 'retry' })
        : error,
    );
  }
}

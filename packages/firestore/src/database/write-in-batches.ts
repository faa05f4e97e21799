import { CORE } from '../live/core-key.ts';
import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { Database } from './database.ts';
import { MAX_BYTES, MAX_OPERATIONS, sizeOf } from '../write/check-batch.ts';
import type { RecordedBatch } from '../write/record-batch.ts';
import type { WriteBatch } from '../write/write-batch.ts';
import type { WriteResult } from '../write/write-handle.ts';

/** Progress of a bulk write, in parts. */
export interface BulkWriteProgress {
  readonly done: number;
  readonly rejected: number;
  readonly total: number;
}

/** A write that is too long for one commit; each part is atomic. */
export interface BulkWrite {
  readonly progress: ReadonlyStore<BulkWriteProgress>;
  /** Resolves with one result for each commit once all have been answered. */
  readonly settled: Promise<readonly WriteResult[]>;
}

/** Number of concurrent commits; the provider's own pipeline holds ten. */
const UNDER_WAY = 5;

/**
 * Writes a change of any length: packs as many parts into a commit as fit by number and size, and
 * sends a few commits concurrently. Each part is atomic, the whole is not. Rejected parts are kept
 * like any rejected write; a part that is too large by itself is rejected.
 */
export function writeInBatches(
  { [CORE]: { writes } }: Database,
  label: string,
  parts: readonly ((batch: WriteBatch) => void)[],
): BulkWrite {
  const commits = pack(parts.map(writes.record));
  const progress = createValueStore<BulkWriteProgress>({
    done: 0,
    rejected: 0,
    total: parts.length,
  });
  const results: WriteResult[] = [];
  let next = 0;

  async function work(): Promise<void> {
    for (let at = next; at < commits.length; at = next) {
      next += 1;
      const commit = commits[at];
      if (commit === undefined) return;
      const result = await writes.send(label, commit.batch).settled;
      results[at] = result;
      const { done, rejected: refused, total } = progress.getState();
      progress.set({
        done: done + (result.ok ? commit.parts : 0),
        rejected: refused + (result.ok ? 0 : commit.parts),
        total,
      });
    }
  }

  const workers = Array.from({ length: Math.min(UNDER_WAY, commits.length) }, work);
  return { progress, settled: Promise.all(workers).then(() => results) };
}

interface PackedCommit {
  batch: RecordedBatch;
  bytes: number;
  parts: number;
}

/** Packs parts into commits in order; a part that is too large gets a commit of its own. */
export function pack(parts: readonly RecordedBatch[]): readonly Readonly<PackedCommit>[] {
  const commits: PackedCommit[] = [];
  for (const part of parts) {
    const bytes = sizeOf(part.operations);
    const last = commits.at(-1);
    const fits =
      last !== undefined &&
      last.batch.operations.length + part.operations.length <= MAX_OPERATIONS &&
      last.bytes + bytes <= MAX_BYTES;
    if (!fits) {
      commits.push({ batch: part, bytes, parts: 1 });
      continue;
    }
    const { operations, invalid } = last.batch;
    last.batch = {
      operations: [...operations, ...part.operations],
      invalid: [...invalid, ...part.invalid],
    };
    last.bytes += bytes;
    last.parts += 1;
  }
  return commits;
}

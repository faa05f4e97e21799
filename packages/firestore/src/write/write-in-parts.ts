import { type Observable, observable } from '@quits/firebase-core';
import type { RecordedBatch } from './record-batch.ts';
import { MAX_OPERATIONS } from './write-engine.ts';
import type { WriteHandle, WriteResult } from './write-handle.ts';

/** How far a long write has come, in parts. */
export interface LongWriteProgress {
  readonly done: number;
  readonly refused: number;
  readonly total: number;
}

/** A write that is too long for one commit; each part is applied whole or not at all. */
export interface LongWrite {
  readonly progress: Observable<LongWriteProgress>;
  /** One result for each commit, when all have been answered. */
  readonly settled: Promise<readonly WriteResult[]>;
}

/** Commits that are under way at the same time; the provider's own pipeline holds ten. */
const UNDER_WAY = 5;

/**
 * Puts as many parts into each commit as fit and sends a few commits at a time. What was refused is
 * kept like any refused write.
 */
export function writeInParts(
  parts: readonly RecordedBatch[],
  write: (batch: RecordedBatch) => WriteHandle,
): LongWrite {
  const commits = pack(parts);
  const progress = observable<LongWriteProgress>({ done: 0, refused: 0, total: parts.length });
  const results: WriteResult[] = [];
  let next = 0;

  async function work(): Promise<void> {
    for (let at = next; at < commits.length; at = next) {
      next += 1;
      const commit = commits[at];
      if (commit === undefined) return;
      const result = await write(commit.batch).settled;
      results[at] = result;
      const { done, refused, total } = progress.get();
      progress.set({
        done: done + (result.ok ? commit.parts : 0),
        refused: refused + (result.ok ? 0 : commit.parts),
        total,
      });
    }
  }

  const workers = Array.from({ length: Math.min(UNDER_WAY, commits.length) }, work);
  return { progress, settled: Promise.all(workers).then(() => results) };
}

interface PackedCommit {
  readonly batch: RecordedBatch;
  readonly parts: number;
}

/** Fills commits in order; a part that is too long by itself stays alone and is refused as such. */
export function pack(parts: readonly RecordedBatch[], room = MAX_OPERATIONS): PackedCommit[] {
  const commits: { batch: RecordedBatch; parts: number }[] = [];
  for (const part of parts) {
    const last = commits.at(-1);
    const length = (last?.batch.operations.length ?? room) + part.operations.length;
    if (last === undefined || length > room) {
      commits.push({ batch: part, parts: 1 });
    } else {
      last.batch = {
        operations: [...last.batch.operations, ...part.operations],
        invalid: [...last.batch.invalid, ...part.invalid],
      };
      last.parts += 1;
    }
  }
  return commits;
}

import type { Document } from '@quits/service-base';
import type { Commit } from '../storage/change.ts';

/** How a commit changes a target's result. */
export interface Delta {
  /** New in the result, or changed in it. */
  readonly changed: readonly Document[];
  /** Names of documents that left it. */
  readonly removed: readonly string[];
}

/** What a client missed. */
export interface Missed extends Delta {
  /** How many more documents the result has now. */
  readonly growth: number;
}

/** What a listener listens to, with what it must remember of its result. */
export interface Target {
  /** The whole result now; also what later commits are compared with. */
  start(): readonly Document[];
  /**
   * What changed since a version; `undefined` when that can't be told any more. Starts the target
   * like {@link start}.
   */
  resume(version: number): Missed | undefined;
  /** What a commit changes; the store holds its outcome already. */
  apply(commit: Commit): Delta;
  /** How many documents are in the result now. */
  count(): number;
  /** Names of the documents in the result now. */
  names(): readonly string[];
  /** Forgets what it remembers: the data was replaced. */
  restart(): void;
}

/** A delta of nothing. */
export const UNCHANGED: Delta = { changed: [], removed: [] };

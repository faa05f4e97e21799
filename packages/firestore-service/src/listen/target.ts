import type { Document } from '@quits/service-base';
import type { Commit } from '../storage/change.ts';

/** A commit's changes of a target's result. */
export interface Delta {
  /** New in the result, or changed in it. */
  readonly changed: readonly Document[];
  /** Names of documents that left the result. */
  readonly removed: readonly string[];
  /** Those of them that are known to exist still, such as those that a limit excludes now. */
  readonly kept?: ReadonlySet<string>;
}

/** Changes that a client missed. */
export interface Missed extends Delta {
  /** Change of the number of documents in the result. */
  readonly growth: number;
}

/** Result of a listener's query or document list, with the necessary state. */
export interface Target {
  /** Returns the whole current result; later commits are compared with it. */
  start(): readonly Document[];
  /**
   * Returns the changes since a version; `undefined` if unknown. Starts the target like {@link
   * start}.
   */
  resume(version: number): Missed | undefined;
  /** Returns a commit's changes; the store contains its result already. */
  apply(commit: Commit): Delta;
  /** Returns the current number of documents in the result. */
  count(): number;
  /** Names of the documents in the result now. */
  names(): readonly string[];
  /** Clears its state, because the data was replaced. */
  restart(): void;
}

/** An empty delta. */
export const UNCHANGED: Delta = { changed: [], removed: [] };

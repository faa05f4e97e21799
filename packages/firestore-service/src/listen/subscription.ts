import type { Dependencies } from '../access/dependencies.ts';
import type { DocumentName } from '../name/resource-name.ts';
import type { Query } from '../query/query.ts';
import type { Commit } from '../storage/change.ts';
import type { Delta, Target } from './target.ts';

/** Determines which commits concern a subscription. */
export type Interest =
  | { readonly kind: 'documents'; readonly names: readonly DocumentName[] }
  | { readonly kind: 'query'; readonly query: Query };

/** One live target of one stream. */
export interface Subscription {
  readonly targetId: number;
  readonly interest: Interest;
  readonly target: Target;
  /** What the rules read when they last allowed it. */
  dependencies: Dependencies;
  readonly stream: SubscribedStream;
}

/** Callbacks of a stream, called by the listener index. */
export interface SubscribedStream {
  /** Notes a commit's effect on some of the stream's subscriptions, to send it in a snapshot. */
  note(commit: Commit, deltas: ReadonlyMap<Subscription, Delta>): void;
  /** Sends what was noted, as one snapshot. */
  flush(): void;
  /** Ends the stream with an error. */
  fail(error: unknown): void;
  /** Starts all subscriptions to a database over: its data was replaced. */
  restart(database: string): void;
  /** Confirms to the client that it is current at a version, so that its tokens don't expire. */
  refresh(version: number): void;
  /** Evaluates the rules again for all subscriptions. */
  recheck(): void;
}

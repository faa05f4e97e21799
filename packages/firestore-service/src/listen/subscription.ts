import type { Dependencies } from '../access/dependencies.ts';
import type { DocumentName } from '../name/resource-name.ts';
import type { Query } from '../query/query.ts';
import type { Commit } from '../storage/change.ts';
import type { Delta, Target } from './target.ts';

/** Determines which commits concern a subscription. */
export type Interest =
  | { readonly kind: 'documents'; readonly names: readonly DocumentName[] }
  | { readonly kind: 'query'; readonly query: Query };

/** A target, with the live subscriptions to it: equal queries and equal lists of documents share one. */
export interface SharedTarget {
  readonly interest: Interest;
  readonly target: Target;
  readonly subscriptions: Set<Subscription>;
}

/** One live target of one stream. */
export interface Subscription {
  readonly targetId: number;
  readonly shared: SharedTarget;
  /** Documents that the rules read when they last allowed it. */
  dependencies: Dependencies;
  readonly stream: SubscribedStream;
}

/** Callbacks of a stream, called by the listener index. */
export interface SubscribedStream {
  /** Whether its caller bypasses the rules. */
  readonly isAdministrator: boolean;
  /** Notes a commit's effect on a subscription of the stream, to send it in a snapshot. */
  note(commit: Commit, subscription: Subscription, delta: Delta): void;
  /** Notes that the rules may decide otherwise about a subscription after a commit. */
  doubt(commit: Commit, subscription: Subscription): void;
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

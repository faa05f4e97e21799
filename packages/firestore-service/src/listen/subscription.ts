import type { Dependencies } from '../access/access.ts';
import type { DocumentName } from '../name/resource-name.ts';
import type { Query } from '../query/query.ts';
import type { Commit } from '../storage/change.ts';
import type { Target } from './target.ts';

/** What routes commits to a subscription. */
export type Interest =
  | { readonly kind: 'documents'; readonly names: readonly DocumentName[] }
  | { readonly kind: 'query'; readonly query: Query };

/** One live target of one stream. */
export interface Subscription {
  readonly targetId: number;
  readonly interest: Interest;
  readonly target: Target;
  /** Names of the documents that the rules read when they allowed it. */
  readonly dependencies: Dependencies;
  readonly stream: SubscribedStream;
}

/** What the listener index tells a stream. */
export interface SubscribedStream {
  /** Sends what a commit means to some of the stream's subscriptions, as one snapshot. */
  deliver(commit: Commit, subscriptions: ReadonlySet<Subscription>): void;
  /** Starts all subscriptions to a database over: its data was replaced. */
  restart(database: string): void;
  /** Tells the client that it is up to date at a version, so that its tokens stay young. */
  refresh(version: number): void;
  /** Asks the rules again about all subscriptions. */
  recheck(): void;
}

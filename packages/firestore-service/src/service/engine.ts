import type { Authenticate, Caller } from '@quits/service-base';
import type { Access } from '../access/access.ts';
import type { Listeners } from '../listen/listeners.ts';
import type { ListenHost } from '../listen/listen-host.ts';
import type { CommitClock } from '../rpc/commit-clock.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import type { CollectionTree } from '../storage/collection-tree.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import type { Transactions } from '../transaction/transactions.ts';
import type { CommitHost } from '../write/commit-writes.ts';

/** Shared state of the RPCs. */
export interface Engine extends CommitHost, ListenHost {
  readonly store: DocumentStore;
  readonly clock: CommitClock;
  readonly access: Access;
  readonly listeners: Listeners;
  readonly tree: CollectionTree;
  readonly transactions: Transactions;
  readonly authenticate: Authenticate;
}

/** Returns the caller of an RPC to a project. @throws {RpcError} `UNAUTHENTICATED` */
export function callerOf(engine: Engine, context: CallContext, project: string): Caller {
  return engine.authenticate(context.authorization, project);
}

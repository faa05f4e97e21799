import { DocumentsTarget } from './documents-target.ts';
import { LimitedTarget } from './limited-target.ts';
import type { ListenHost } from './listen-host.ts';
import { QueryTarget } from './query-target.ts';
import type { Interest } from './subscription.ts';
import type { Target } from './target.ts';

/** Makes the target for what a client wants to listen to. */
export function makeTarget({ store }: ListenHost, interest: Interest): Target {
  if (interest.kind === 'documents') return new DocumentsTarget(store, interest.names);
  const { query } = interest;
  const isLimited = query.limit !== undefined || query.offset > 0;
  return isLimited ? new LimitedTarget(store, query) : new QueryTarget(store, query);
}

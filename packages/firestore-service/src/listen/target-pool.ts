import type { DocumentStore } from '../storage/document-store.ts';
import { DocumentsTarget } from './documents-target.ts';
import { LimitedTarget } from './limited-target.ts';
import { QueryTarget } from './query-target.ts';
import type { Interest, SharedTarget } from './subscription.ts';
import type { Target } from './target.ts';

interface Pooled {
  readonly shared: SharedTarget;
  users: number;
}

/** Creates targets; equal interests share one. */
export class TargetPool {
  readonly #store: DocumentStore;
  readonly #pooled = new Map<string, Pooled>();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  /** Returns a target for an interest; must be returned with {@link release}. */
  acquire(interest: Interest): SharedTarget {
    const key = keyOf(interest);
    const known = this.#pooled.get(key);
    if (known !== undefined) {
      known.users += 1;
      return known.shared;
    }
    const shared = { interest, target: this.#create(interest), subscriptions: new Set<never>() };
    this.#pooled.set(key, { shared, users: 1 });
    return shared;
  }

  /** Releases a target; the last release removes it from the pool. */
  release({ interest }: SharedTarget): void {
    const key = keyOf(interest);
    const known = this.#pooled.get(key);
    if (known === undefined) return;
    known.users -= 1;
    if (known.users === 0) this.#pooled.delete(key);
  }

  #create(interest: Interest): Target {
    if (interest.kind === 'documents') return new DocumentsTarget(this.#store, interest.names);
    const { query } = interest;
    const isLimited = query.limit !== undefined || query.offset > 0;
    return new (isLimited ? LimitedTarget : QueryTarget)(this.#store, query);
  }
}

function keyOf(interest: Interest): string {
  if (interest.kind === 'query') return JSON.stringify(interest.query);
  return interest.names.map(({ full }) => full).join('\n');
}

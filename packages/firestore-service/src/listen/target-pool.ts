import type { DocumentStore } from '../storage/document-store.ts';
import { DocumentsTarget } from './documents-target.ts';
import { LimitedTarget } from './limited-target.ts';
import { QueryTarget } from './query-target.ts';
import type { Interest } from './subscription.ts';
import type { Target } from './target.ts';

/** Creates targets; equal queries share one. */
export class TargetPool {
  readonly #store: DocumentStore;
  readonly #shared = new Map<string, { readonly target: Target; users: number }>();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  /** Returns a target for an interest; must be returned with {@link release}. */
  acquire(interest: Interest): Target {
    if (interest.kind === 'documents') return new DocumentsTarget(this.#store, interest.names);
    const { query } = interest;
    const key = JSON.stringify(query);
    const known = this.#shared.get(key);
    if (known !== undefined) {
      known.users += 1;
      return known.target;
    }
    const isLimited = query.limit !== undefined || query.offset > 0;
    const target = new (isLimited ? LimitedTarget : QueryTarget)(this.#store, query);
    this.#shared.set(key, { target, users: 1 });
    return target;
  }

  /** Releases a target; the last release removes it from the pool. */
  release(interest: Interest): void {
    if (interest.kind === 'documents') return;
    const key = JSON.stringify(interest.query);
    const known = this.#shared.get(key);
    if (known === undefined) return;
    known.users -= 1;
    if (known.users === 0) this.#shared.delete(key);
  }
}

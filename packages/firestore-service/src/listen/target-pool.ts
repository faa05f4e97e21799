import type { DocumentStore } from '../storage/document-store.ts';
import { DocumentsTarget } from './documents-target.ts';
import { LimitedTarget } from './limited-target.ts';
import { QueryTarget } from './query-target.ts';
import type { Interest } from './subscription.ts';
import type { Target } from './target.ts';

/** Creates targets; equal queries share a stateful one. */
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
    const key = sharingKey(interest);
    if (key === undefined) return new QueryTarget(this.#store, query);
    const known = this.#shared.get(key);
    if (known !== undefined) {
      known.users += 1;
      return known.target;
    }
    const target = new LimitedTarget(this.#store, query);
    this.#shared.set(key, { target, users: 1 });
    return target;
  }

  /** Releases a target; the last release removes it from the pool. */
  release(interest: Interest): void {
    const key = sharingKey(interest);
    const known = key === undefined ? undefined : this.#shared.get(key);
    if (known === undefined || key === undefined) return;
    known.users -= 1;
    if (known.users === 0) this.#shared.delete(key);
  }
}

function sharingKey(interest: Interest): string | undefined {
  if (interest.kind === 'documents') return undefined;
  const { limit, offset } = interest.query;
  return limit === undefined && offset === 0 ? undefined : JSON.stringify(interest.query);
}

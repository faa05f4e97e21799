import type { Document } from '@quits/service-base';
import { matchesQuery } from '../query/matches-query.ts';
import type { Query } from '../query/query.ts';
import { countQuery } from '../read/count-query.ts';
import { runQuery } from '../read/run-query.ts';
import type { Change, Commit } from '../storage/change.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import type { Delta, Missed, Target } from './target.ts';

/** A target of a query without limit: documents are independent, so it is stateless. */
export class QueryTarget implements Target {
  readonly #store: DocumentStore;
  readonly #query: Query;

  constructor(store: DocumentStore, query: Query) {
    this.#store = store;
    this.#query = query;
  }

  start(): readonly Document[] {
    return runQuery(this.#store, this.#query).map((document) => this.#store.share(document));
  }

  resume(version: number): Missed | undefined {
    const changes = this.#store.changesSince(this.#query, version);
    if (changes === undefined) return undefined;
    const delta = this.apply({ ...this.#query, version, changes });
    const isNew = ({ before, after }: Change) =>
      after !== null &&
      matchesQuery(this.#query, after) &&
      (before === null || !matchesQuery(this.#query, before));
    return { ...delta, growth: changes.filter(isNew).length - delta.removed.length };
  }

  apply({ changes }: Commit): Delta {
    const changed: Document[] = [];
    const removed: string[] = [];
    for (const { name, before, after } of changes) {
      if (after !== null && matchesQuery(this.#query, after)) changed.push(after);
      else if (before !== null && matchesQuery(this.#query, before)) removed.push(name.full);
    }
    return { changed, removed };
  }

  restart(): void {
    // Stateless.
  }

  count(): number {
    return countQuery(this.#store, this.#query);
  }

  names(): readonly string[] {
    return this.start().map(({ name }) => name);
  }
}

import { matchesQuery } from '../query/matches-query.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../read/run-query.ts';
import type { Commit } from '../storage/change.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import type { Document } from '../value/value.ts';
import type { Delta, Target } from './target.ts';

/** A target of a query without limit: each document stands for itself, so nothing is remembered. */
export class QueryTarget implements Target {
  readonly #store: DocumentStore;
  readonly #query: Query;

  constructor(store: DocumentStore, query: Query) {
    this.#store = store;
    this.#query = query;
  }

  start(): readonly Document[] {
    return runQuery(this.#store, this.#query);
  }

  resume(version: number): Delta | undefined {
    const changes = this.#store.changesSince(this.#query, version);
    return changes === undefined ? undefined : this.apply({ ...this.#query, version, changes });
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
    // It remembers nothing.
  }

  names(): readonly string[] {
    return this.start().map(({ name }) => name);
  }
}

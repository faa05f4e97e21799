import { matchesQuery } from '../query/matches-query.ts';
import { compareDocuments } from '../query/query-order.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../read/run-query.ts';
import type { Change, Commit } from '../storage/change.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import type { Document } from '../value/value.ts';
import { UNCHANGED, type Delta, type Target } from './target.ts';

/**
 * A target of a query with a limit or an offset: one document's change can let another in or push
 * one out, so the result is remembered and read again when a change touches it.
 */
export class LimitedTarget implements Target {
  readonly #store: DocumentStore;
  readonly #query: Query;
  #result = new Map<string, Document>();

  constructor(store: DocumentStore, query: Query) {
    this.#store = store;
    this.#query = query;
  }

  start(): readonly Document[] {
    this.#result = this.#read();
    return [...this.#result.values()];
  }

  resume(version: number): Delta | undefined {
    const changes = this.#store.changesSince(this.#query, version);
    if (changes === undefined) return undefined;
    this.#result = this.#read();
    if (!changes.some((change) => this.#touches(change))) return UNCHANGED;
    const before = this.#resultBefore(changes);
    return difference(before, this.#result);
  }

  apply({ changes }: Commit): Delta {
    if (!changes.some((change) => this.#touches(change))) return UNCHANGED;
    const before = this.#result;
    this.#result = this.#read();
    return difference(before, this.#result);
  }

  names(): readonly string[] {
    return [...this.#result.keys()];
  }

  #touches({ before, after }: Change): boolean {
    return (
      (before !== null && matchesQuery(this.#query, before)) ||
      (after !== null && matchesQuery(this.#query, after))
    );
  }

  #read(): Map<string, Document> {
    return byName(runQuery(this.#store, this.#query));
  }

  /** The result as it was before changes: today's without them, with their former revisions. */
  #resultBefore(changes: readonly Change[]): Map<string, Document> {
    const { offset, limit, orderBy, ...rest } = this.#query;
    const changed = new Set(changes.map(({ name }) => name.full));
    const widened = { ...rest, orderBy, offset: 0 };
    const reach = limit === undefined ? {} : { limit: offset + limit + changed.size };
    const unchanged = runQuery(this.#store, { ...widened, ...reach }).filter(
      ({ name }) => !changed.has(name),
    );
    const former = changes.flatMap(({ before }) =>
      before !== null && matchesQuery(this.#query, before) ? [before] : [],
    );
    const all = [...unchanged, ...former].sort((a, b) => compareDocuments(orderBy, a, b));
    return byName(all.slice(offset, limit === undefined ? undefined : offset + limit));
  }
}

function difference(before: Map<string, Document>, after: Map<string, Document>): Delta {
  return {
    changed: [...after.values()].filter(
      ({ name, updateTime }) => before.get(name)?.updateTime !== updateTime,
    ),
    removed: [...before.keys()].filter((name) => !after.has(name)),
  };
}

function byName(documents: readonly Document[]): Map<string, Document> {
  return new Map(documents.map((document) => [document.name, document]));
}

import type { Query } from '../query/query.ts';
import { runQuery } from '../read/run-query.ts';
import type { Commit } from '../storage/change.ts';
import { runQueryBefore, touchesQuery } from '../read/run-query-at.ts';
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
    const before = byName(runQueryBefore(this.#store, this.#query, changes));
    return difference(before, this.#result);
  }

  apply({ changes }: Commit): Delta {
    if (!changes.some((change) => touchesQuery(this.#query, change))) return UNCHANGED;
    const before = this.#result;
    this.#result = this.#read();
    return difference(before, this.#result);
  }

  names(): readonly string[] {
    return [...this.#result.keys()];
  }

  #read(): Map<string, Document> {
    return byName(runQuery(this.#store, this.#query));
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

import type { Document } from '@quits/service-base';
import { matchesQuery } from '../query/matches-query.ts';
import { compareDocuments } from '../query/query-order.ts';
import type { Order, Query } from '../query/query.ts';
import { runQueryBefore } from '../read/run-query-at.ts';
import { runQuery } from '../read/run-query.ts';
import type { Change, Commit } from '../storage/change.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { UNCHANGED, type Delta, type Missed, type Target } from './target.ts';

/**
 * A target of a query with a limit or an offset. Changing one document can add or remove another,
 * so the result is cached and read again after a relevant change. Subscriptions to the same query
 * share one target.
 */
export class LimitedTarget implements Target {
  readonly #store: DocumentStore;
  readonly #query: Query;
  #result: ReadonlyMap<string, Document> | undefined;
  #applied: { readonly version: number; readonly delta: Delta } | undefined;

  constructor(store: DocumentStore, query: Query) {
    this.#store = store;
    this.#query = query;
  }

  start(): readonly Document[] {
    return [...this.#current().values()];
  }

  resume(version: number): Missed | undefined {
    const changes = this.#store.changesSince(this.#query, version);
    if (changes === undefined) return undefined;
    const before = byName(runQueryBefore(this.#store, this.#query, changes));
    const now = this.#current();
    return { ...difference(before, now), growth: now.size - before.size };
  }

  apply({ version, changes }: Commit): Delta {
    if (this.#applied?.version === version) return this.#applied.delta;
    const delta = changes.some((change) => this.#touches(change))
      ? this.#renew(changes)
      : UNCHANGED;
    this.#applied = { version, delta };
    return delta;
  }

  count(): number {
    return this.#current().size;
  }

  names(): readonly string[] {
    return [...this.#current().keys()];
  }

  restart(): void {
    this.#result = undefined;
    this.#applied = undefined;
  }

  #renew(changes: readonly Change[]): Delta {
    const before = this.#current();
    const advanced = this.#advance(before, changes);
    this.#result = advanced ?? this.#read();
    const delta = difference(before, this.#result);
    if (advanced === undefined || delta.removed.length === 0) return delta;
    const changed = new Set(changes.map(({ name }) => name.full));
    return { ...delta, kept: new Set(delta.removed.filter((name) => !changed.has(name))) };
  }

  /** Returns the result after changes, without reading; `undefined` if documents beyond the limit are needed. */
  #advance(
    before: ReadonlyMap<string, Document>,
    changes: readonly Change[],
  ): ReadonlyMap<string, Document> | undefined {
    const { limit = Infinity, offset, orderBy } = this.#query;
    if (offset > 0) return undefined;
    const isWhole = before.size < limit;
    // What comes later than the last document of a full result may come later than others, too.
    const last = isWhole ? undefined : [...before.values()].at(-1);
    if (!isWhole && last === undefined) return undefined;
    const changed = new Set(changes.map(({ name }) => name.full));
    const after = [...before.values()].filter(({ name }) => !changed.has(name));
    for (const { after: revision } of changes) {
      if (revision === null || !matchesQuery(this.#query, revision)) continue;
      if (last !== undefined && compareDocuments(orderBy, revision, last) > 0) continue;
      after.splice(placeOf(revision, after, orderBy), 0, revision);
    }
    if (!isWhole && after.length < limit) return undefined;
    return byName(after.slice(0, limit));
  }

  #current(): ReadonlyMap<string, Document> {
    this.#result ??= this.#read();
    return this.#result;
  }

  #touches({ name, before, after }: Change): boolean {
    const result = this.#current();
    if (result.has(name.full)) return true;
    const { limit = Infinity, offset, orderBy } = this.#query;
    const last = [...result.values()].at(-1);
    const isOpen = offset > 0 || result.size < limit || last === undefined;
    return [before, after].some(
      (revision) =>
        revision !== null &&
        matchesQuery(this.#query, revision) &&
        (isOpen || compareDocuments(orderBy, revision, last) < 0),
    );
  }

  #read(): ReadonlyMap<string, Document> {
    const found = runQuery(this.#store, this.#query);
    return byName(found.map((document) => this.#store.share(document)));
  }
}

function difference(
  before: ReadonlyMap<string, Document>,
  after: ReadonlyMap<string, Document>,
): Delta {
  return {
    changed: [...after.values()].filter(
      ({ name, updateTime }) => before.get(name)?.updateTime !== updateTime,
    ),
    removed: [...before.keys()].filter((name) => !after.has(name)),
  };
}

function byName(documents: readonly Document[]): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.name, document]));
}

/** Returns where a document belongs among others in their order. */
function placeOf(
  document: Document,
  others: readonly Document[],
  orderBy: readonly Order[],
): number {
  let [from, to] = [0, others.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const other = others[middle];
    if (other !== undefined && compareDocuments(orderBy, document, other) < 0) to = middle;
    else from = middle + 1;
  }
  return from;
}

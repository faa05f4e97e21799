import type { Document } from '@quits/service-base';
import type { DocumentName } from '../name/resource-name.ts';
import type { Commit } from '../storage/change.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { microsFromTimestamp } from '../value/timestamp.ts';
import type { Delta, Missed, Target } from './target.ts';

/** A target of documents given by name. */
export class DocumentsTarget implements Target {
  readonly #store: DocumentStore;
  readonly #names: ReadonlyMap<string, DocumentName>;

  constructor(store: DocumentStore, names: readonly DocumentName[]) {
    this.#store = store;
    this.#names = new Map(names.map((name) => [name.full, name]));
  }

  start(): readonly Document[] {
    return this.#existing();
  }

  resume(version: number): Missed {
    const existing = this.#existing();
    const present = new Set(existing.map(({ name }) => name));
    const before = [...this.#names.values()].filter((name) => this.#store.getAt(name, version));
    return {
      changed: existing.filter(({ updateTime }) => microsFromTimestamp(updateTime) > version),
      removed: [...this.#names.keys()].filter((name) => !present.has(name)),
      growth: existing.length - before.length,
    };
  }

  apply(commit: Commit): Delta {
    const changed: Document[] = [];
    const removed: string[] = [];
    for (const { name, after } of commit.changes) {
      if (!this.#names.has(name.full)) continue;
      if (after === null) removed.push(name.full);
      else changed.push(after);
    }
    return { changed, removed };
  }

  restart(): void {
    // Stateless.
  }

  count(): number {
    return this.#existing().length;
  }

  names(): readonly string[] {
    return this.#existing().map(({ name }) => name);
  }

  #read(name: DocumentName): Document[] {
    const document = this.#store.get(name);
    return document === null ? [] : [this.#store.share(document)];
  }

  #existing(): Document[] {
    return [...this.#names.values()].flatMap((name) => this.#read(name));
  }
}

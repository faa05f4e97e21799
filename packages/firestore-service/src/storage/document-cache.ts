import type { Document } from '@quits/service-base';
import { fieldsText } from '../value/fields-text.ts';
import type { Commit } from './change.ts';

interface CachedDocument {
  readonly document: Document;
  readonly isCurrent: boolean;
  readonly size: number;
}

/**
 * Caches the latest revisions that were written or listened to, so that listeners and transports
 * share one object (and one encoding) for each.
 */
export class DocumentCache {
  readonly #entries = new Map<string, CachedDocument>();
  readonly #capacity: number;
  #size = 0;

  /** `capacity` is in characters of JSON. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The cached revision, if it is the one with this update time. */
  get(name: string, updateTime: string): Document | undefined {
    const document = this.#entries.get(name)?.document;
    return document?.updateTime === updateTime ? document : undefined;
  }

  /** The cached revision, if it is known to be the current one. */
  getCurrent(name: string): Document | undefined {
    const entry = this.#entries.get(name);
    return entry?.isCurrent === true ? entry.document : undefined;
  }

  /** Caches some revision, unless the current one is cached. */
  set(document: Document): void {
    if (this.getCurrent(document.name) === undefined) this.#put(document, false);
  }

  /** Caches the latest revision. */
  setCurrent(document: Document): void {
    this.#put(document, true);
  }

  /** Caches the documents of a commit as it left them. */
  keep({ changes }: Commit): void {
    for (const { name, after } of changes) {
      if (after === null) this.delete(name.full);
      else this.setCurrent(after);
    }
  }

  delete(name: string): void {
    this.#size -= this.#entries.get(name)?.size ?? 0;
    this.#entries.delete(name);
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }

  #put(document: Document, isCurrent: boolean): void {
    this.delete(document.name);
    const size = document.name.length + fieldsText(document).length;
    this.#entries.set(document.name, { document, isCurrent, size });
    this.#size += size;
    for (const name of this.#entries.keys()) {
      if (this.#size <= this.#capacity) return;
      this.delete(name);
    }
  }
}

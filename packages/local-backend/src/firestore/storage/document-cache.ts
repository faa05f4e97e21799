import { documentSize } from '../value/document-size.ts';
import type { Document } from '../value/value.ts';

/**
 * Keeps the revisions that were written or listened to last, so that listeners and transports
 * share one object (and thus one encoding) for each.
 */
export class DocumentCache {
  readonly #entries = new Map<string, { readonly document: Document; readonly size: number }>();
  readonly #capacity: number;
  #size = 0;

  /** `capacity` is in bytes as the service counts them. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The cached revision, if it is the one with this update time. */
  get(name: string, updateTime: string): Document | undefined {
    const document = this.#entries.get(name)?.document;
    return document?.updateTime === updateTime ? document : undefined;
  }

  set(document: Document): void {
    this.delete(document.name);
    const size = documentSize(document.name, document.fields ?? {});
    this.#entries.set(document.name, { document, size });
    this.#size += size;
    for (const name of this.#entries.keys()) {
      if (this.#size <= this.#capacity) return;
      this.delete(name);
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
}

import type { Document } from '../value/value.ts';

/**
 * Keeps the documents used last, so that listeners and transports share one object (and thus one
 * encoding) per revision.
 */
export class DocumentCache {
  readonly #entries = new Map<string, Document>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The cached revision, if it is the one with this update time. */
  get(name: string, updateTime: string): Document | undefined {
    const document = this.#entries.get(name);
    return document?.updateTime === updateTime ? document : undefined;
  }

  set(document: Document): void {
    this.#entries.delete(document.name);
    this.#entries.set(document.name, document);
    if (this.#entries.size <= this.#capacity) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  delete(name: string): void {
    this.#entries.delete(name);
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** Owners waiting for a document, and the timer of the current owner. */
interface Queue {
  readonly waiters: (() => void)[];
  timer: NodeJS.Timeout;
}

/**
 * Queues owners for documents, first come, first served. An owner that keeps others waiting for too
 * long loses the lock to the next one, so one that never finishes delays others only once.
 */
export class DocumentLocks {
  readonly #patience: number;
  readonly #owners = new Map<string, string>();
  readonly #queues = new Map<string, Queue>();
  readonly #held = new Map<string, Set<string>>();

  /** `patience` is in milliseconds, for each owner that is waited for. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Waits for the lock of a document. */
  async take(owner: string, name: string): Promise<void> {
    const current = this.#owners.get(name);
    if (current === undefined || current === owner) this.#own(owner, name);
    else await this.#wait(owner, name);
  }

  /** Passes all locks of an owner to the next ones. */
  release(owner: string): void {
    for (const name of this.#held.get(owner) ?? []) {
      if (this.#owners.get(name) !== owner) continue;
      this.#owners.delete(name);
      this.#next(name);
    }
    this.#held.delete(owner);
  }

  #wait(owner: string, name: string): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        this.#own(owner, name);
        resolve();
      };
      const queue = this.#queues.get(name);
      if (queue === undefined) this.#queues.set(name, { waiters: [go], timer: this.#limit(name) });
      else queue.waiters.push(go);
    });
  }

  #next(name: string): void {
    const queue = this.#queues.get(name);
    if (queue === undefined) return;
    clearTimeout(queue.timer);
    queue.waiters.shift()?.();
    if (queue.waiters.length === 0) this.#queues.delete(name);
    else queue.timer = this.#limit(name);
  }

  #limit(name: string): NodeJS.Timeout {
    return setTimeout(() => this.#next(name), this.#patience).unref();
  }

  #own(owner: string, name: string): void {
    this.#owners.set(name, owner);
    const held = this.#held.get(owner) ?? new Set();
    this.#held.set(owner, held.add(name));
  }
}

/**
 * Lets owners take turns on documents, first come first served. Whoever has waited long enough goes
 * ahead anyway and has the turn then, so an owner that never ends holds nobody up twice.
 */
export class Turns {
  readonly #patience: number;
  readonly #owners = new Map<string, string>();
  readonly #waiters = new Map<string, (() => void)[]>();
  readonly #held = new Map<string, Set<string>>();

  /** `patience` is in milliseconds. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Waits for the turn on a document. */
  async take(owner: string, name: string): Promise<void> {
    const current = this.#owners.get(name);
    if (current === undefined || current === owner) this.#own(owner, name);
    else await this.#wait(owner, name);
  }

  /** Gives all turns of an owner to those who wait for them. */
  release(owner: string): void {
    for (const name of this.#held.get(owner) ?? []) {
      if (this.#owners.get(name) !== owner) continue;
      this.#owners.delete(name);
      this.#waiters.get(name)?.[0]?.();
    }
    this.#held.delete(owner);
  }

  async #wait(owner: string, name: string): Promise<void> {
    const waiters = this.#waiters.get(name) ?? [];
    this.#waiters.set(name, waiters);
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        waiters.splice(waiters.indexOf(go), 1);
        if (waiters.length === 0) this.#waiters.delete(name);
        this.#own(owner, name);
        resolve();
      };
      const timer = setTimeout(go, this.#patience);
      timer.unref();
      waiters.push(go);
    });
  }

  #own(owner: string, name: string): void {
    this.#owners.set(name, owner);
    const held = this.#held.get(owner) ?? new Set();
    this.#held.set(owner, held.add(name));
  }
}

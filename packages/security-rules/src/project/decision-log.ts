/** What a request that rules decide about wants to do. */
export type RuleMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A request that the rules decided about, with what that cost. */
export interface DecidedRequest {
  /** Of the request, RFC 3339; the documents of one commit share it. */
  readonly time: string;
  readonly method: RuleMethod;
  /** Full name of the document, or of what a query was under. */
  readonly name: string;
  /** `null` for nobody. */
  readonly uid: string | null;
  readonly allowed: boolean;
  /** In the service's unit, of which one document may take 1000. */
  readonly cost: number;
  /** Distinct documents that its rules read, before and after the commit each by itself. */
  readonly reads: number;
}

/** Enough for two commits of the largest size. */
const MOST = 1000;

/** The last requests that rules decided about. */
export class DecisionLog {
  readonly #requests: DecidedRequest[] = [];
  readonly #listeners = new Set<() => void>();
  #isTelling = false;

  add(request: DecidedRequest): void {
    this.#requests.push(request);
    // Cut in bulk: this runs for each document of each commit.
    if (this.#requests.length >= 2 * MOST) this.#requests.splice(0, MOST);
    this.#tell();
  }

  /** Oldest first. */
  list(): readonly DecidedRequest[] {
    return this.#requests.slice(-MOST);
  }

  /** Calls back once after the decisions of a commit; returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #tell(): void {
    if (this.#isTelling || this.#listeners.size === 0) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      for (const listener of this.#listeners) listener();
    });
  }
}

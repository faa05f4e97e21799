/** Operation of a request that rules decide about. */
export type RuleMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A request that the rules decided about, with its cost. */
export interface DecidedRequest {
  /** Time of the request, RFC 3339; equal for the documents of one commit. */
  readonly time: string;
  readonly method: RuleMethod;
  /** Full name of the document, or of a query's parent. */
  readonly name: string;
  /** `null` if not signed in. */
  readonly uid: string | null;
  readonly allowed: boolean;
  /** In the service's unit; the limit is 1000 per document. */
  readonly cost: number;
  /**
   * Number of distinct documents that its rules read; before and after the commit count separately.
   */
  readonly reads: number;
  /** The rules' line that decided, and why. */
  readonly explanation: string;
  /** `file:line` of the statement that allowed, or `file:line:column` of the expression that refused. */
  readonly at?: string;
}

/** Enough for two commits of the largest size. */
const MOST = 1000;

/** Latest requests that rules decided about. */
export class DecisionLog {
  readonly #requests: DecidedRequest[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();
  #isTelling = false;

  add(request: DecidedRequest): void {
    this.#requests.push(request);
    this.#count += 1;
    // Cut in bulk: this runs for each document of each commit.
    if (this.#requests.length >= 2 * MOST) this.#requests.splice(0, MOST);
    this.#tell();
  }

  /** Number of requests so far. */
  get count(): number {
    return this.#count;
  }

  /** Returns the requests after the first `count`, oldest first; at most the latest 1000. */
  since(count: number): readonly DecidedRequest[] {
    const added = Math.min(this.#count - count, MOST);
    return added <= 0 ? [] : this.#requests.slice(-added);
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

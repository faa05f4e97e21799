import type { Document } from '@quits/service-base';
import type { Commit } from './change.ts';

/** Effect of the pending commits on one document. */
interface PendingDocument {
  readonly pasts: { readonly version: number; readonly before: Document | null }[];
  after: Document | null;
}

/** Commits not yet applied to the tables, and their documents. */
export class PendingCommits {
  #commits: Commit[] = [];
  readonly #documents = new Map<string, PendingDocument>();

  get size(): number {
    return this.#commits.length;
  }

  get commits(): readonly Commit[] {
    return this.#commits;
  }

  add(commit: Commit): void {
    this.#commits.push(commit);
    for (const { name, before, after } of commit.changes) {
      const known = this.#documents.get(name.full);
      const past = { version: commit.version, before };
      if (known === undefined) this.#documents.set(name.full, { pasts: [past], after });
      else {
        known.pasts.push(past);
        known.after = after;
      }
    }
  }

  /** Removes the latest commits. */
  removeLast(count: number): void {
    const left = this.#commits.slice(0, -count);
    this.clear();
    for (const commit of left) this.add(commit);
  }

  clear(): void {
    this.#commits = [];
    this.#documents.clear();
  }

  /** A document's current revision, `undefined` when no pending commit changed it. */
  get(name: string): Document | null | undefined {
    return this.#documents.get(name)?.after;
  }

  /**
   * Returns a document's revision before the first pending commit after a version that changed it;
   * `undefined` if there is none.
   */
  before(name: string, version: number): Document | null | undefined {
    return this.#documents.get(name)?.pasts.find((past) => past.version > version)?.before;
  }
}

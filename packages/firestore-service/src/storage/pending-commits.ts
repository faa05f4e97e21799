import type { Document } from '@quits/service-base';
import type { DocumentName } from '../name/resource-name.ts';
import type { Commit } from './change.ts';

/** Effect of the pending commits on one document. */
export interface PendingDocument {
  readonly name: DocumentName;
  /** When it began to wait, in ms of `performance.now`. */
  readonly since: number;
  /** For each commit that changed it, in order: its version and the revision that it replaced. */
  readonly pasts: { readonly version: number; readonly before: Document | null }[];
  after: Document | null;
  /** The rows of these commits in the journal. */
  readonly rows: number[];
}

/** Commits not yet applied to the tables, by document. */
export class PendingCommits {
  readonly #documents = new Map<string, PendingDocument>();
  #size = 0;

  /** Number of changes that wait. */
  get size(): number {
    return this.#size;
  }

  /** Number of documents that wait. */
  get count(): number {
    return this.#documents.size;
  }

  /** The documents, that which has been waiting longest first. */
  documents(): Iterable<PendingDocument> {
    return this.#documents.values();
  }

  add(commit: Commit): void {
    this.#size += commit.changes.length;
    for (const { name, before, after } of commit.changes) {
      const known = this.#documents.get(name.full);
      const past = { version: commit.version, before };
      if (known === undefined) {
        const since = performance.now();
        this.#documents.set(name.full, { name, since, pasts: [past], after, rows: [] });
      } else {
        known.pasts.push(past);
        known.after = after;
      }
    }
  }

  /** Notes the rows of a commit's changes in the journal. */
  noteRows(commit: Commit, rows: readonly number[]): void {
    for (const [i, { name }] of commit.changes.entries()) {
      this.#documents.get(name.full)?.rows.push(rows[i] ?? 0);
    }
  }

  /** Takes back the latest commit, which couldn't be stored. */
  takeBack(commit: Commit): void {
    this.#size -= commit.changes.length;
    for (const { name, before } of commit.changes) {
      const known = this.#documents.get(name.full);
      if (known === undefined) continue;
      known.pasts.pop();
      known.after = before;
      if (known.pasts.length === 0) this.#documents.delete(name.full);
    }
  }

  /** Removes a document, which was applied. */
  delete({ name, pasts }: PendingDocument): void {
    if (this.#documents.delete(name.full)) this.#size -= pasts.length;
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

import { type AppError, ok, type Result } from '@quits/errors';
import type { Collection, PathParams, WriteBatch } from '@quits/firestore';
import type { Database } from '../database.ts';
import { purged } from './purge-collections.ts';
import { fewAtATime } from '../io/few-at-a-time.ts';
import { readPages, type ReadPagesOptions } from '../io/read-pages.ts';

/** Group to empty, and the callbacks. */
export interface PurgeRequest {
  readonly groupId: string;
  /** Called with the number of documents deleted so far. */
  readonly onProgress?: (deleted: number) => void;
  readonly signal?: AbortSignal;
}

type Done = Result<undefined, AppError>;
type Deletion = (batch: WriteBatch) => void;
type Anything = Record<string, unknown>;

/** Number of expenses whose comments are searched concurrently. */
const AT_ONCE = 20;
const COMMIT = 500;

/** Deletes the subcollections of an archived group, one after the other. */
export class Purge {
  readonly #database: Database;
  readonly #request: PurgeRequest;
  #deleted = 0;

  constructor(database: Database, request: PurgeRequest) {
    this.#database = database;
    this.#request = request;
  }

  /** Deletes everything except the group itself; `members` are its stored accounts. */
  async everything(members: unknown): Promise<Done> {
    const { groupId } = this.#request;
    const joined = new Set(stringsOf(members));
    const steps = [
      () => this.#expenses(),
      () => this.#collection(purged.months, { groupId }),
      () => this.#collection(purged.recurring, { groupId }),
      () => this.#collection(purged.budgets, { groupId }),
      () => this.#collection(purged.invites, { groupId }),
      () => this.#collection(purged.links, { groupId }),
      () => this.#joiners(joined),
      // Join documents can't be read, but the history names the accounts that joined.
      () => this.#joins(joined),
      () => this.#collection(purged.activity, { groupId }),
    ];
    for (const step of steps) {
      const done = await step();
      if (!done.ok) return done;
    }
    return ok(undefined);
  }

  /**
   * Deletes the documents of one commit and waits for the server; splits it if its rules would read
   * too many documents.
   */
  commit(deletions: readonly Deletion[]): Promise<Done> {
    if (deletions.length === 0) return Promise.resolve(ok(undefined));
    return fewAtATime(deletions, (some) => this.#commit(some));
  }

  async #commit(deletions: readonly Deletion[]): Promise<Done> {
    const write = this.#database.write('delete-group', (batch) => {
      for (const remove of deletions) remove(batch);
    });
    const done = await write.settled;
    // No draft needed: the operation is idempotent and resumes.
    if (!done.ok) await this.#database.discardWrite(write.id);
    else this.#request.onProgress?.((this.#deleted += deletions.length));
    return done;
  }

  async #expenses(): Promise<Done> {
    const { groupId } = this.#request;
    for await (const page of this.#pages(purged.expenses, { groupId })) {
      if (!page.ok) return page;
      for (let at = 0; at < page.value.length; at += AT_ONCE) {
        const some = page.value.slice(at, at + AT_ONCE);
        const done = await Promise.all(
          some.map((expenseId) => this.#collection(purged.comments, { groupId, expenseId })),
        );
        const failed = done.find((one) => !one.ok);
        if (failed !== undefined) return failed;
      }
      const done = await this.commit(
        page.value.map((id) => (batch) => batch.delete(purged.expenses, { groupId }, id)),
      );
      if (!done.ok) return done;
    }
    return ok(undefined);
  }

  async #collection<Path extends string>(
    collection: Collection<Path, Anything, Anything>,
    params: PathParams<Path>,
  ): Promise<Done> {
    for await (const page of this.#pages(collection, params)) {
      if (!page.ok) return page;
      const done = await this.commit(
        page.value.map((id) => (batch) => batch.delete(collection, params, id)),
      );
      if (!done.ok) return done;
    }
    return ok(undefined);
  }

  async #joiners(joined: Set<string>): Promise<Done> {
    const { groupId } = this.#request;
    for await (const page of readPages(this.#database, purged.activity, { groupId }, this.#how())) {
      if (!page.ok) return page;
      for (const { data } of page.value.data) {
        if (data['what'] === 'joined') joined.add(String(data['by']));
      }
    }
    return ok(undefined);
  }

  async #joins(joined: ReadonlySet<string>): Promise<Done> {
    const { groupId } = this.#request;
    const uids = [...joined];
    for (let at = 0; at < uids.length; at += COMMIT) {
      const done = await this.commit(
        uids
          .slice(at, at + COMMIT)
          .map((uid) => (batch) => batch.delete(purged.joins, { groupId }, uid)),
      );
      if (!done.ok) return done;
    }
    return ok(undefined);
  }

  async *#pages<Path extends string>(
    collection: Collection<Path, Anything, Anything>,
    params: PathParams<Path>,
  ): AsyncGenerator<Result<readonly string[], AppError>, void> {
    for await (const page of readPages(this.#database, collection, params, this.#how())) {
      yield page.ok ? ok(page.value.data.map(({ id }) => id)) : page;
    }
  }

  /** Reads from the server only, because the cache may lack documents. */
  #how(): ReadPagesOptions {
    const { signal } = this.#request;
    return { source: 'server', ...(signal === undefined ? {} : { signal }) };
  }
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

import type { Document } from '@quits/service-base';
import type { Change, Commit } from '../storage/change.ts';
import type { Subscription } from './subscription.ts';
import type { Delta } from './target.ts';

/** What a stream has yet to send: the effect of one commit or of several, which become one snapshot. */
export class PendingSnapshot {
  #version: number;
  /** For each subscription, its documents that changed, in their latest revision; `null` if they left it. */
  readonly #changes = new Map<Subscription, Map<string, Document | null>>();
  readonly #after = new Map<string, Document | null>();
  /** Subscriptions whose rules may decide otherwise now. */
  readonly #doubtful = new Set<Subscription>();

  constructor(version: number) {
    this.#version = version;
  }

  /** The version of the latest commit. */
  get version(): number {
    return this.#version;
  }

  /** Adds a commit, which must be later than those before. */
  add({ version, changes }: Commit): void {
    this.#version = version;
    for (const { name, after } of changes) this.#after.set(name.full, after);
  }

  /** Adds a commit's effect on a subscription. */
  addDelta(
    subscription: Subscription,
    { changed, removed }: Delta,
    changes: readonly Change[],
  ): void {
    if (subscription.dependencies.areAffectedBy(changes)) this.#doubtful.add(subscription);
    const known = this.#changes.get(subscription) ?? new Map<string, Document | null>();
    this.#changes.set(subscription, known);
    for (const document of changed) known.set(document.name, document);
    for (const name of removed) known.set(name, null);
  }

  /** Returns whether the rules may decide otherwise now about a subscription. */
  isDoubtful(subscription: Subscription): boolean {
    return this.#doubtful.has(subscription);
  }

  /** The subscriptions that the commits concern. */
  get subscriptions(): Iterable<Subscription> {
    return this.#changes.keys();
  }

  /** Returns a subscription's changes. */
  deltaOf(subscription: Subscription): Delta {
    const changed: Document[] = [];
    const removed: string[] = [];
    for (const [name, document] of this.#changes.get(subscription) ?? []) {
      if (document === null) removed.push(name);
      else changed.push(document);
    }
    return { changed, removed };
  }

  /** Returns whether a document exists after the commits; `undefined` if they don't change it. */
  exists(name: string): boolean | undefined {
    const after = this.#after.get(name);
    return after === undefined ? undefined : after !== null;
  }
}

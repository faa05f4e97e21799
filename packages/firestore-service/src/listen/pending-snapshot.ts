import type { Document } from '@quits/service-base';
import type { Commit } from '../storage/change.ts';
import type { Subscription } from './subscription.ts';
import { type Delta, UNCHANGED } from './target.ts';

/** Changes that a stream has yet to send: the effect of one commit or of several, which become one snapshot. */
export class PendingSnapshot {
  #version = 0;
  readonly #deltas = new Map<Subscription, Delta>();
  readonly #commits: Commit[] = [];
  /** Few snapshots have any. */
  #doubtful: Set<Subscription> | undefined;

  /** The version of the latest commit. */
  get version(): number {
    return this.#version;
  }

  /** The subscriptions that the commits concern. */
  get subscriptions(): Iterable<Subscription> {
    return this.#deltas.keys();
  }

  /** Adds a commit's effect on a subscription; commits must come in order. */
  add(commit: Commit, subscription: Subscription, delta: Delta): void {
    this.#note(commit);
    const known = this.#deltas.get(subscription);
    this.#deltas.set(subscription, known === undefined ? delta : merge(known, delta));
  }

  /** Adds that the rules may decide otherwise about a subscription after a commit. */
  doubt(commit: Commit, subscription: Subscription): void {
    this.#doubtful ??= new Set();
    this.#doubtful.add(subscription);
    this.add(commit, subscription, UNCHANGED);
  }

  /** Returns whether the rules may decide otherwise now about a subscription. */
  isDoubtful(subscription: Subscription): boolean {
    return this.#doubtful?.has(subscription) === true;
  }

  /** Returns a subscription's changes. */
  deltaOf(subscription: Subscription): Delta {
    return this.#deltas.get(subscription) ?? UNCHANGED;
  }

  /** Returns whether a document exists after the commits; `undefined` if they don't change it. */
  exists(name: string): boolean | undefined {
    for (const { changes } of this.#commits.toReversed()) {
      const change = changes.find((one) => one.name.full === name);
      if (change !== undefined) return change.after !== null;
    }
    return undefined;
  }

  #note(commit: Commit): void {
    if (this.#version === commit.version) return;
    this.#version = commit.version;
    this.#commits.push(commit);
  }
}

/** Returns the effect of two deltas in turn. */
function merge(one: Delta, next: Delta): Delta {
  if (next.changed.length === 0 && next.removed.length === 0) return one;
  if (one.changed.length === 0 && one.removed.length === 0) return next;
  const latest = new Map<string, Document | null>();
  for (const { changed, removed } of [one, next]) {
    for (const document of changed) latest.set(document.name, document);
    for (const name of removed) latest.set(name, null);
  }
  const changed: Document[] = [];
  const removed: string[] = [];
  for (const [name, document] of latest) {
    if (document === null) removed.push(name);
    else changed.push(document);
  }
  const kept = [...(one.kept ?? []), ...(next.kept ?? [])];
  return { changed, removed, ...(kept.length === 0 ? {} : { kept: new Set(kept) }) };
}

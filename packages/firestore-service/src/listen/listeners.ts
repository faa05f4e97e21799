import type { Dependencies } from '../access/dependencies.ts';
import type { DocumentName } from '../name/resource-name.ts';
import type { Query } from '../query/query.ts';
import type { Change, Commit } from '../storage/change.ts';
import type { FanOut } from './fan-out.ts';
import { InterestBucket } from './interest-bucket.ts';
import type { SharedTarget, SubscribedStream, Subscription } from './subscription.ts';

/** The targets that a commit may concern, each with the changes that it has to look at. */
type Concerned = Map<SharedTarget, Change[]>;

/** All live subscriptions, found by the documents that can concern them. */
export class Listeners {
  readonly #fanOut: FanOut;
  readonly #documents = new Map<string, Set<SharedTarget>>();
  readonly #collections = new Map<string, InterestBucket>();
  readonly #groups = new Map<string, InterestBucket>();
  readonly #databases = new Map<string, Set<SharedTarget>>();
  readonly #dependencies = new Map<string, Set<Subscription>>();
  readonly #streams = new Map<SubscribedStream, number>();

  constructor(fanOut: FanOut) {
    this.#fanOut = fanOut;
  }

  add(subscription: Subscription): void {
    const { shared, stream, dependencies } = subscription;
    this.#streams.set(stream, (this.#streams.get(stream) ?? 0) + 1);
    for (const name of dependencies.names()) addTo(this.#dependencies, name, subscription);
    shared.subscriptions.add(subscription);
    if (shared.subscriptions.size > 1) return;
    const { interest } = shared;
    if (interest.kind === 'documents') {
      for (const { full } of interest.names) addTo(this.#documents, full, shared);
      return;
    }
    const place = this.#place(interest.query);
    if (place === undefined) {
      addTo(this.#databases, interest.query.database, shared);
      return;
    }
    const bucket = place.buckets.get(place.key) ?? new InterestBucket();
    place.buckets.set(place.key, bucket);
    bucket.add(shared, interest.query);
  }

  delete(subscription: Subscription): void {
    const { shared, stream, dependencies } = subscription;
    const left = (this.#streams.get(stream) ?? 1) - 1;
    if (left === 0) this.#streams.delete(stream);
    else this.#streams.set(stream, left);
    for (const name of dependencies.names()) deleteFrom(this.#dependencies, name, subscription);
    shared.subscriptions.delete(subscription);
    if (shared.subscriptions.size > 0) return;
    const { interest } = shared;
    if (interest.kind === 'documents') {
      for (const { full } of interest.names) deleteFrom(this.#documents, full, shared);
      return;
    }
    const place = this.#place(interest.query);
    if (place === undefined) {
      deleteFrom(this.#databases, interest.query.database, shared);
      return;
    }
    const bucket = place.buckets.get(place.key);
    bucket?.delete(shared, interest.query);
    if (bucket?.isEmpty === true) place.buckets.delete(place.key);
  }

  /** Replaces what the rules read when they allowed a subscription. */
  renew(subscription: Subscription, dependencies: Dependencies): void {
    for (const name of subscription.dependencies.names()) {
      deleteFrom(this.#dependencies, name, subscription);
    }
    subscription.dependencies = dependencies;
    for (const name of dependencies.names()) addTo(this.#dependencies, name, subscription);
  }

  /** Computes a commit's effect on the streams that it may concern, which send it in their turn. */
  publish(commit: Commit): void {
    const concerned: Concerned = new Map();
    for (const change of commit.changes) {
      for (const shared of this.#concernedBy(change)) {
        const known = concerned.get(shared);
        if (known === undefined) concerned.set(shared, [change]);
        else known.push(change);
      }
      for (const subscription of this.#dependencies.get(change.name.full) ?? []) {
        if (!subscription.dependencies.areAffectedBy(change)) continue;
        subscription.stream.doubt(commit, subscription);
        this.#fanOut.add(subscription.stream);
      }
    }
    for (const [shared, changes] of concerned) this.#notify(commit, shared, changes);
  }

  #notify(
    commit: Commit,
    { target, subscriptions }: SharedTarget,
    changes: readonly Change[],
  ): void {
    try {
      const delta = target.apply({ ...commit, changes });
      if (delta.changed.length === 0 && delta.removed.length === 0) return;
      for (const subscription of subscriptions) {
        subscription.stream.note(commit, subscription, delta);
        this.#fanOut.add(subscription.stream);
      }
    } catch (error) {
      // The commit isn't affected, nor are other streams.
      for (const { stream } of subscriptions) stream.fail(error);
    }
  }

  /** Returns all streams with subscriptions. */
  streams(): SubscribedStream[] {
    return [...this.#streams.keys()];
  }

  #concernedBy({ name, before, after }: Change): Iterable<SharedTarget> {
    const found = new Set<SharedTarget>();
    for (const shared of this.#documents.get(name.full) ?? []) found.add(shared);
    for (const shared of this.#databases.get(name.database) ?? []) found.add(shared);
    for (const bucket of this.#bucketsOf(name)) bucket.collect(before, after, found);
    return found;
  }

  #bucketsOf(name: DocumentName): InterestBucket[] {
    const collection = this.#collections.get(`${name.database}/${name.collectionPath}`);
    const group = this.#groups.get(`${name.database}/${name.collectionId}`);
    return [collection, group].filter((bucket) => bucket !== undefined);
  }

  #place(query: Query): { buckets: Map<string, InterestBucket>; key: string } | undefined {
    const { database, parent, collectionId, allDescendants } = query;
    if (collectionId === undefined) return undefined;
    if (allDescendants) return { buckets: this.#groups, key: `${database}/${collectionId}` };
    const path = parent === '' ? collectionId : `${parent}/${collectionId}`;
    return { buckets: this.#collections, key: `${database}/${path}` };
  }
}

function addTo<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}

function deleteFrom<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const known = map.get(key);
  known?.delete(value);
  if (known?.size === 0) map.delete(key);
}

import type { Caller } from '../../identity/caller.ts';
import type { Dependencies } from '../access/access.ts';
import { projectOf } from '../name/resource-name.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { integerAt, messageAt, stringAt } from '../rpc/read-message.ts';
import {
  STATUS_NUMBER,
  type Message,
  type RpcError,
  type StreamHandler,
  type StreamSink,
} from '../rpc/rpc.ts';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import type { Commit } from '../storage/change.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { bloomFilter } from './bloom-filter.ts';
import type { Document } from '../value/value.ts';
import type { ListenHost } from './listen-host.ts';
import { parseTarget, targetIdOf, type TargetRequest } from './parse-target.ts';
import { Snapshot } from './snapshot.ts';
import type { SubscribedStream, Subscription } from './subscription.ts';
import type { Delta, Target } from './target.ts';

/** A subscription with the request it came from. */
interface Live {
  readonly subscription: Subscription;
  readonly request: TargetRequest;
}

/** One Listen stream: adds and removes targets and sends consistent snapshots of them. */
export class ListenStream implements StreamHandler, SubscribedStream {
  readonly #host: ListenHost;
  readonly #sink: StreamSink;
  readonly #authenticate: (project: string) => Caller;
  readonly #live = new Map<number, Live>();
  #database: string | undefined;
  #caller: Caller = { kind: 'nobody' };
  #isOpen = true;

  constructor(host: ListenHost, sink: StreamSink, authenticate: (project: string) => Caller) {
    this.#host = host;
    this.#sink = sink;
    this.#authenticate = authenticate;
  }

  receive(message: Message): void {
    if (!this.#isOpen) return;
    try {
      const database = this.#databaseOf(message);
      const addTarget = messageAt(message, 'addTarget');
      if (addTarget !== undefined) this.#add(addTarget, database);
      else this.#remove(integerAt(message, 'removeTarget'));
    } catch (error) {
      this.#fail(error);
    }
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const live of this.#live.values()) this.#drop(live);
  }

  deliver(commit: Commit, subscriptions: ReadonlySet<Subscription>): void {
    try {
      this.#deliver(commit, subscriptions);
    } catch (error) {
      this.#fail(error);
    }
  }

  #deliver(commit: Commit, subscriptions: ReadonlySet<Subscription>): void {
    const changed = new Set(commit.changes.map(({ name }) => name.full));
    const snapshot = new Snapshot(commit);
    for (const subscription of subscriptions) {
      const live = this.#live.get(subscription.targetId);
      if (live?.subscription !== subscription) continue;
      const isAsked = dependsOn(subscription, changed);
      if (!isAsked || this.#recheck(live)) {
        snapshot.add(subscription.targetId, subscription.target.apply(commit));
      }
    }
    if (snapshot.isEmpty) return;
    const readTime = timestampFromMicros(commit.version);
    for (const message of snapshot.messages(readTime)) this.#sink.send(message);
    this.#sendSnapshot(commit.version);
  }

  restart(database: string): void {
    if (database !== this.#database) return;
    for (const { subscription } of this.#live.values()) {
      this.#sendChange('RESET', subscription.targetId);
      subscription.target.restart();
      this.#sendResult(subscription.targetId, subscription.target.start());
    }
    const version = this.#host.clock.read();
    for (const targetId of this.#live.keys()) this.#sendCurrent(targetId, version);
    this.#sendSnapshot(version);
  }

  refresh(version: number): void {
    if (this.#live.size > 0) this.#sendSnapshot(version);
  }

  recheck(): void {
    for (const live of this.#live.values()) this.#recheck(live);
  }

  /** Ends the stream; whoever caused it by a commit must not notice. */
  #fail(error: unknown): void {
    this.close();
    this.#sink.end(toRpcError(error));
  }

  #databaseOf(message: Message): string {
    const database = stringAt(message, 'database') || this.#database;
    if (database === undefined) throw invalidArgument('The first request must name a database.');
    if (this.#database === undefined) {
      this.#caller = this.#authenticate(projectOf(database));
      this.#database = database;
    }
    if (database !== this.#database) {
      throw invalidArgument('All requests of a stream must name the same database.');
    }
    return database;
  }

  #add(raw: Message, database: string): void {
    const targetId = targetIdOf(raw);
    if (this.#live.has(targetId)) throw invalidArgument(`Target id ${targetId} is in use.`);
    try {
      const request = parseTarget(raw, database);
      this.#begin(request, this.#authorize(request));
    } catch (error) {
      this.#sendRemoved(targetId, toRpcError(error));
    }
  }

  #authorize({ interest, structuredQuery }: TargetRequest): Dependencies {
    const { access, clock, store } = this.#host;
    const dependencies: Dependencies = new Set();
    const time = timestampFromMicros(clock.read());
    if (interest.kind === 'query') {
      access.query(this.#caller, time, interest.query, structuredQuery ?? {}, dependencies);
    } else {
      for (const name of interest.names) {
        access.get(this.#caller, time, name, store.get(name), dependencies);
      }
    }
    return dependencies;
  }

  #begin(request: TargetRequest, dependencies: Dependencies): void {
    const { targetId, interest } = request;
    const target = this.#host.targets.acquire(interest);
    let isKept = false;
    try {
      this.#sendInitial(request, target);
      if (request.once) {
        this.#sendChange('REMOVE', targetId);
        return;
      }
      const subscription = { targetId, interest, target, dependencies, stream: this };
      this.#live.set(targetId, { subscription, request });
      this.#host.listeners.add(subscription);
      isKept = true;
    } finally {
      if (!isKept) this.#host.targets.release(interest);
    }
  }

  /** Reads everything before it sends anything, so that a failure is the only answer. */
  #sendInitial(request: TargetRequest, target: Target): void {
    const { targetId, resumeToken, readVersion, expectedCount } = request;
    const version = this.#host.clock.read();
    const since = this.#host.resumeVersion(request, this.#database ?? '');
    const delta = since === undefined ? undefined : target.resume(since);
    const result = delta === undefined ? target.start() : [];
    const isMistaken =
      delta !== undefined &&
      expectedCount !== undefined &&
      expectedCount + delta.growth !== target.count();
    const names = isMistaken ? target.names() : undefined;
    this.#sendChange('ADD', targetId);
    if (delta !== undefined) {
      this.#sendDelta(targetId, delta, version);
    } else if (resumeToken !== undefined || readVersion !== undefined) {
      this.#sendChange('RESET', targetId);
    }
    this.#sendResult(targetId, result);
    if (names !== undefined) this.#sendFilter(targetId, names);
    this.#sendCurrent(targetId, version);
    this.#sendSnapshot(version);
  }

  #remove(targetId: number | undefined): void {
    if (targetId === undefined) return;
    const live = this.#live.get(targetId);
    if (live === undefined) return;
    this.#drop(live);
    this.#sendChange('REMOVE', targetId);
  }

  #drop({ subscription }: Live): void {
    this.#live.delete(subscription.targetId);
    this.#host.listeners.delete(subscription);
    this.#host.targets.release(subscription.interest);
  }

  /** Asks the rules again; a refused target is removed. Tells whether it may stay. */
  #recheck(live: Live): boolean {
    const { subscription, request } = live;
    try {
      const dependencies = this.#authorize(request);
      const renewed = { ...subscription, dependencies };
      this.#host.listeners.delete(subscription);
      this.#host.listeners.add(renewed);
      this.#live.set(subscription.targetId, { subscription: renewed, request });
      return true;
    } catch (error) {
      this.#drop(live);
      this.#sendRemoved(subscription.targetId, toRpcError(error));
      return false;
    }
  }

  #sendResult(targetId: number, documents: readonly Document[]): void {
    for (const document of documents) {
      this.#sink.send({ documentChange: { document, targetIds: [targetId] } });
    }
  }

  #sendDelta(targetId: number, delta: Delta, version: number): void {
    const snapshot = new Snapshot(undefined, this.#host.store);
    snapshot.add(targetId, delta);
    const readTime = timestampFromMicros(version);
    for (const message of snapshot.messages(readTime)) this.#sink.send(message);
  }

  #sendFilter(targetId: number, names: readonly string[]): void {
    const filter = { targetId, count: names.length, unchangedNames: bloomFilter(names) };
    this.#sink.send({ filter });
  }

  #sendChange(targetChangeType: 'ADD' | 'REMOVE' | 'RESET', targetId: number): void {
    this.#sink.send({ targetChange: { targetChangeType, targetIds: [targetId] } });
  }

  #sendRemoved(targetId: number, { status, message }: RpcError): void {
    const cause = { code: STATUS_NUMBER[status], message };
    this.#sink.send({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause },
    });
  }

  #sendCurrent(targetId: number, version: number): void {
    this.#sink.send({
      targetChange: {
        targetChangeType: 'CURRENT',
        targetIds: [targetId],
        ...this.#moment(version),
      },
    });
  }

  /** Only this message makes the client raise what it got before. */
  #sendSnapshot(version: number): void {
    this.#sink.send({
      targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], ...this.#moment(version) },
    });
  }

  #moment(version: number): Message {
    return {
      resumeToken: this.#host.resumeToken(version),
      readTime: timestampFromMicros(version),
    };
  }
}

function dependsOn(
  { dependencies, interest }: Subscription,
  changed: ReadonlySet<string>,
): boolean {
  if (interest.kind === 'documents') return true;
  return dependencies.size > 0 && [...changed].some((name) => dependencies.has(name));
}

import type { Caller, Message } from '@quits/service-base';
import { Dependencies } from '../access/dependencies.ts';
import { parseDocumentName, projectOf } from '../name/resource-name.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { integerAt, messageAt, stringAt } from '../rpc/read-message.ts';
import type { StreamHandler, StreamSink } from '../rpc/firestore-service.ts';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import type { Commit } from '../storage/change.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { catchUp } from './catch-up.ts';
import type { ListenHost } from './listen-host.ts';
import { ListenSender } from './listen-sender.ts';
import { parseTarget, targetIdOf, type TargetRequest } from './parse-target.ts';
import { PendingSnapshot } from './pending-snapshot.ts';
import { changeMessages, type TargetDelta } from './shared-messages.ts';
import { Snapshot } from './snapshot.ts';
import type { SubscribedStream, Subscription } from './subscription.ts';
import type { Delta, Target } from './target.ts';

/** A subscription with its request. */
interface Live {
  readonly subscription: Subscription;
  readonly request: TargetRequest;
}

/** One Listen stream: adds and removes targets and sends consistent snapshots of them. */
export class ListenStream implements StreamHandler, SubscribedStream {
  readonly #host: ListenHost;
  readonly #sink: StreamSink;
  readonly #sender: ListenSender;
  readonly #authenticate: (project: string) => Caller;
  readonly #live = new Map<number, Live>();
  #database: string | undefined;
  #caller: Caller = { kind: 'nobody' };
  #isOpen = true;
  #pending: PendingSnapshot | undefined;

  constructor(host: ListenHost, sink: StreamSink, authenticate: (project: string) => Caller) {
    this.#host = host;
    this.#sink = sink;
    this.#sender = new ListenSender(sink, (version) => host.resumeToken(version));
    this.#authenticate = authenticate;
  }

  get isAdministrator(): boolean {
    return this.#caller.kind === 'admin';
  }

  receive(message: Message): void {
    if (!this.#isOpen) return;
    try {
      // What is sent from now on is of a later version.
      this.flush();
      const database = this.#databaseOf(message);
      const addTarget = messageAt(message, 'addTarget');
      if (addTarget !== undefined) this.#add(addTarget, database);
      else this.#remove(integerAt(message, 'removeTarget'));
    } catch (error) {
      this.fail(error);
    }
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#forget();
    for (const live of this.#live.values()) this.#drop(live);
  }

  note(commit: Commit, subscription: Subscription, delta: Delta): void {
    if (!this.#isOpen) return;
    this.#pending ??= new PendingSnapshot();
    this.#pending.add(commit, subscription, delta);
  }

  doubt(commit: Commit, subscription: Subscription): void {
    if (!this.#isOpen) return;
    this.#pending ??= new PendingSnapshot();
    this.#pending.doubt(commit, subscription);
  }

  flush(): void {
    const pending = this.#pending;
    if (pending === undefined) return;
    this.#forget();
    try {
      this.#send(pending);
    } catch (error) {
      this.fail(error);
    }
  }

  #send(pending: PendingSnapshot): void {
    const deltas: TargetDelta[] = [];
    for (const subscription of pending.subscriptions) {
      const live = this.#live.get(subscription.targetId);
      if (live?.subscription !== subscription) continue;
      if (pending.isDoubtful(subscription) && !this.#recheck(live)) continue;
      deltas.push([subscription.targetId, pending.deltaOf(subscription)]);
    }
    const messages = changeMessages(deltas, pending.version, () => {
      const snapshot = new Snapshot((name) => pending.exists(name) ?? this.#exists(name));
      for (const [targetId, delta] of deltas) snapshot.add(targetId, delta);
      return snapshot.messages(timestampFromMicros(pending.version));
    });
    if (messages.length === 0) return;
    this.#sender.send(messages);
    this.#sender.snapshot(pending.version);
  }

  restart(database: string): void {
    if (database !== this.#database) return;
    this.#forget();
    for (const { subscription } of this.#live.values()) {
      const { targetId, shared } = subscription;
      this.#sender.change('RESET', targetId);
      shared.target.restart();
      this.#sender.result(targetId, shared.target.start());
    }
    const version = this.#host.clock.read();
    for (const targetId of this.#live.keys()) this.#sender.current(targetId, version);
    this.#sender.snapshot(version);
  }

  refresh(version: number): void {
    this.flush();
    if (this.#live.size > 0) this.#sender.snapshot(version);
  }

  recheck(): void {
    this.flush();
    for (const live of this.#live.values()) this.#recheck(live);
  }

  /** Ends the stream without throwing, so that the commit that caused it isn't affected. */
  fail(error: unknown): void {
    if (!this.#isOpen) return;
    this.close();
    this.#sink.end(toRpcError(error));
  }

  #forget(): void {
    this.#pending = undefined;
    this.#host.fanOut.delete(this);
  }

  #exists(name: string): boolean {
    return this.#host.store.get(parseDocumentName(name)) !== null;
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
      this.#sender.refusal(targetId, toRpcError(error));
    }
  }

  #authorize({ interest, structuredQuery }: TargetRequest): Dependencies {
    const { access, clock, store } = this.#host;
    const dependencies = new Dependencies();
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
    const shared = this.#host.targets.acquire(interest);
    let isKept = false;
    try {
      this.#sendInitial(request, shared.target);
      if (request.once) {
        this.#sender.change('REMOVE', targetId);
        return;
      }
      const subscription = { targetId, shared, dependencies, stream: this };
      this.#live.set(targetId, { subscription, request });
      this.#host.listeners.add(subscription);
      isKept = true;
    } finally {
      if (!isKept) this.#host.targets.release(shared);
    }
  }

  /** Reads everything before sending anything, so that a failure is the only answer. */
  #sendInitial(request: TargetRequest, target: Target): void {
    const { targetId, resumeToken, readVersion } = request;
    const version = this.#host.clock.read();
    const since = this.#host.resumeVersion(request, this.#database ?? '');
    const { delta, result, names } = catchUp(target, request, since, version);
    this.#sender.change('ADD', targetId);
    if (delta !== undefined) {
      const missed = new Snapshot((name) => this.#exists(name));
      missed.add(targetId, delta);
      this.#sender.send(missed.messages(timestampFromMicros(version)));
    } else if (resumeToken !== undefined || readVersion !== undefined) {
      this.#sender.change('RESET', targetId);
    }
    this.#sender.result(targetId, result);
    if (names !== undefined) this.#sender.filter(targetId, names);
    this.#sender.current(targetId, version);
    this.#sender.snapshot(version);
  }

  #remove(targetId: number | undefined): void {
    if (targetId === undefined) return;
    const live = this.#live.get(targetId);
    if (live === undefined) return;
    this.#drop(live);
    this.#sender.change('REMOVE', targetId);
  }

  #drop({ subscription }: Live): void {
    this.#live.delete(subscription.targetId);
    this.#host.listeners.delete(subscription);
    this.#host.targets.release(subscription.shared);
  }

  /** Evaluates the rules again and removes a refused target. Returns whether it may stay. */
  #recheck(live: Live): boolean {
    const { subscription, request } = live;
    try {
      this.#host.listeners.renew(subscription, this.#authorize(request));
      return true;
    } catch (error) {
      this.#drop(live);
      this.#sender.refusal(subscription.targetId, toRpcError(error));
      return false;
    }
  }
}

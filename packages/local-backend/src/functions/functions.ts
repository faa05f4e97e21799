import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthoredCommit } from '@quits/firestore-service';
import type { BlockingHook } from '@quits/identity-service';
import type { HttpCall, HttpReply } from '@quits/service-base';
import type { ObjectRecorder } from '../storage/object-store.ts';
import type { EventStore } from './event-store.ts';
import type { InternalServices } from './internal-server.ts';

/** The functions of a backend. */
export interface Functions {
  /** Stores the events of a commit, in its transaction. */
  outbox(commit: AuthoredCommit): void;
  /** Stores the events of objects, in the transaction of their change. */
  readonly objects: ObjectRecorder;
  /** Asks the functions that identity waits for. */
  readonly blocking: BlockingHook;
  /** Runs events that were stored. */
  wake(): void;
  /**
   * Starts the process of the functions.
   * @throws {StartError} if they can't be loaded, unless they are watched
   */
  start(services: InternalServices): Promise<void>;
  /** Whether changes cause events, which those of an import don't. */
  record(isRecording: boolean): void;
  /** Answers a request to a function; returns whether it is one. `address` is the caller's. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL, address: string): boolean;
  /** Returns the answer of a function to a request that a site leads to it; `undefined` if there is no such function. */
  call(call: HttpCall, id: string): Promise<HttpReply> | undefined;
  /** Checks the schedules after the clock was moved. */
  clockMoved(): void;
  /** Resolves when no function runs for an event, and no event is due. */
  idle(): Promise<void>;
  /** Functions that are loaded: their ids and what they run for. */
  list(): readonly { readonly id: string; readonly trigger: string }[];
  /** Events that failed for good. */
  readonly failures: Pick<EventStore, 'failed' | 'retry'> & {
    /** Calls back after each change; returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void;
  };
  stop(): Promise<void>;
}

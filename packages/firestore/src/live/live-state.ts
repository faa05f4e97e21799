import type { AppError } from '@quits/errors';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { InvalidDocument } from '../collection/checked.ts';

/** A document as read; the same object until its data or metadata changes. */
export interface Doc<Data> {
  readonly id: string;
  readonly path: string;
  readonly data: Data;
  /** Whether it includes a change that the server hasn't confirmed. */
  readonly pending: boolean;
}

/** State of live data. */
export type LiveState<Data> =
  /** No subscriber, or no signed-in user. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | ReadyState<Data>
  /** `retrying` means that it will be tried again without anyone asking. */
  | { readonly status: 'failed'; readonly error: AppError; readonly retrying: boolean };

/** Live data that has arrived, from the device or from the server. */
export interface ReadyState<Data> {
  readonly status: 'ready';
  readonly data: Data;
  /** The server has not confirmed that this is all and current. */
  readonly fromCache: boolean;
  /** Some of it holds changes that the server has not confirmed. */
  readonly pending: boolean;
  /**
   * Time of the last confirmation by the server, in epoch milliseconds; `undefined` if there was
   * none since the listener was opened.
   */
  readonly syncedAt: number | undefined;
  /** Documents left out because they don't match the schema. */
  readonly invalid: readonly InvalidDocument[];
}

/** State of one live document; `data` is `undefined` if it doesn't exist. */
export type DocumentState<Data> = LiveState<Doc<Data> | undefined>;

/** The live result of a query. */
export type QueryState<Data> = LiveState<readonly Doc<Data>[]>;

/** Live data that is fetched while it has subscribers; equal queries share one listener. */
export interface LiveQuery<State> extends ReadonlyStore<State> {
  /** Equal for equal questions. */
  readonly key: string;
  /** Starts fetching before the first subscription; released after the keep-alive time. */
  readonly preload: () => void;
}

/** Result reported by an open listener: a {@link ReadyState} without status and age. */
export type Reading<Data> = Omit<ReadyState<Data>, 'status' | 'syncedAt'>;

/** Receives the results of an open listener. */
export interface Sink<Data> {
  readonly next: (reading: Reading<Data>) => void;
  /** The listener is dead after this. */
  readonly fail: (error: AppError) => void;
}

/**
 * Opens a listener and returns a function that closes it; reports nothing before it has returned.
 */
export type OpenListener<Data> = (sink: Sink<Data>) => () => void;

/** State without subscribers. */
export const IDLE = { status: 'idle' } as const;

/** State between opening and the first result. */
export const LOADING = { status: 'loading' } as const;

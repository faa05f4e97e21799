import type { AppError } from '@quits/errors';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { InvalidDocument } from '../collection/checked.ts';

/** A document as read; the same object for as long as nothing about it changes. */
export interface Doc<Data> {
  readonly id: string;
  readonly path: string;
  readonly data: Data;
  /** It holds a change that the server has not confirmed. */
  readonly pending: boolean;
}

/** How much of live data is known. */
export type LiveState<Data> =
  /** Nobody reads it, or nobody is signed in. */
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
  /** When the server last confirmed it, in epoch milliseconds; `undefined` if not since it was opened. */
  readonly syncedAt: number | undefined;
  /** Documents that were left out because they do not fit the schema. */
  readonly invalid: readonly InvalidDocument[];
}

/** One live document; `data` is `undefined` when it does not exist. */
export type DocumentState<Data> = LiveState<Doc<Data> | undefined>;

/** The live result of a query. */
export type QueryState<Data> = LiveState<readonly Doc<Data>[]>;

/** Live data that is fetched while someone subscribes, and shared by all who ask for the same. */
export interface LiveQuery<State> extends ReadonlyStore<State> {
  /** Equal for equal questions. */
  readonly key: string;
  /** Starts fetching before anyone subscribes; let go of after the linger time. */
  readonly preload: () => void;
}

/** What an open listener tells: everything of {@link ReadyState} but its status and age. */
export type Reading<Data> = Omit<ReadyState<Data>, 'status' | 'syncedAt'>;

/** Where an open listener sends what it finds. */
export interface Sink<Data> {
  readonly next: (reading: Reading<Data>) => void;
  /** The listener is dead after this. */
  readonly fail: (error: AppError) => void;
}

/** Opens a listener and returns the way to close it; tells nothing before it has returned. */
export type OpenListener<Data> = (sink: Sink<Data>) => () => void;

/** The state of everything that nobody reads. */
export const IDLE = { status: 'idle' } as const;

/** The state between opening and the first answer. */
export const LOADING = { status: 'loading' } as const;

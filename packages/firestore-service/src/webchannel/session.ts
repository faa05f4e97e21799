import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { type Message, RpcError } from '@quits/service-base';
import type { StreamHandler, StreamSink } from '../rpc/firestore-service.ts';
import { BackChannel } from './back-channel.ts';
import type { ConnectionBudget } from './connection-budget.ts';
import { encodeMessage } from './encode-message.ts';
import { errorMessage } from './error-message.ts';
import { Inbox, type Numbered } from './inbox.ts';
import type { Limits } from './options.ts';
import { Outbox } from './outbox.ts';

/** The stream that a session carries. */
export type Kind = 'Listen' | 'Write';

/** Options of a session. */
export interface SessionOptions {
  readonly id: string;
  readonly kind: Kind;
  /** Identifies the browser whose connections are counted together. */
  readonly client: string;
  readonly limits: Limits;
  readonly budget: ConnectionBudget;
  /** Opens the stream of the service behind the session. */
  readonly open: (sink: StreamSink) => StreamHandler;
  /** Called once when the session is over. */
  readonly onClose: (session: Session) => void;
}

/** A client's request for a back channel. */
export interface BackChannelRequest {
  /** Number of the last array received. */
  readonly acknowledged: number;
  readonly streaming: boolean;
  /** Whether the client accepts gzip. */
  readonly compressed: boolean;
  /** Longest wait of a long poll, in milliseconds. */
  readonly timeout: number | undefined;
}

const EARLY_MESSAGES = 1_000;
/** Maximum size of the data in a handshake's response, in UTF-16 code units; more data is better streamed. */
const MOST_AT_FIRST = 256 * 1024;

/** One WebChannel: a stream of the service that outlives the requests that carry it. */
export class Session {
  readonly id: string;
  readonly #options: SessionOptions;
  readonly #outbox = new Outbox();
  readonly #inbox = new Inbox(EARLY_MESSAGES);
  readonly #handler: StreamHandler | undefined;
  #channel: BackChannel | undefined;
  /** Whether the client will open a back channel itself, because the last one ended normally. */
  #expected = true;
  /** Timer for the keep-alive or the time limit of a hanging request. */
  #hangTimer: NodeJS.Timeout | undefined;
  #expiryTimer: NodeJS.Timeout | undefined;
  #lastProgress = Date.now();
  #flushScheduled = false;
  /** Whether a connection was requested since the last back channel. */
  #relieved = false;
  #streamOver = false;
  #closed = false;
  /** Called when there is something to send. */
  #onSend: (() => void) | undefined;

  constructor(options: SessionOptions) {
    this.id = options.id;
    this.#options = options;
    options.budget.join(options.client);
    this.#startExpiry();
    try {
      this.#handler = options.open({
        send: (message) => this.#send(message),
        end: (error) => this.#end(error),
      });
    } catch (error) {
      this.fail(asRpcError(error));
    }
  }

  /**
   * State in the response to a forward request: `[has back channel, last array sent, unsent size]`.
   */
  get state(): readonly [0 | 1, number, number] {
    const present = this.#channel !== undefined || this.#expected;
    return [present ? 1 : 0, this.#outbox.lastSentId, this.#outbox.unsentSize];
  }

  /** Receives forward messages; drops repeated ones and queues early ones. */
  receive(messages: readonly Numbered[]): void {
    const due = this.#inbox.accept(messages);
    if (due === undefined) {
      this.fail(new RpcError('INVALID_ARGUMENT', 'Too many messages arrived out of order.'));
      return;
    }
    for (const text of due) {
      if (this.#streamOver) return;
      const message = parseMessage(text);
      if (message === undefined) {
        this.fail(new RpcError('INVALID_ARGUMENT', 'A message is not a JSON object.'));
        return;
      }
      this.#handler?.receive(message);
    }
  }

  /**
   * Returns the arrays that the stream sends within a number of milliseconds of its handshake, so that the response can
   * include them and saves the client a round trip. Errors are left to the back channel.
   */
  async firstArrays(patience: number): Promise<readonly string[]> {
    if (!this.#outbox.hasUnsent && !this.#streamOver) {
      const ending = new AbortController();
      const sent = new Promise<void>((resolve) => {
        this.#onSend = resolve;
      });
      const over = delay(patience, undefined, { signal: ending.signal }).catch(() => undefined);
      await Promise.race([sent, over]);
      ending.abort();
      this.#onSend = undefined;
    }
    // Include what the stream sends in the same turn of the event loop.
    await nextTurn();
    return this.#streamOver ? [] : this.#outbox.deliver(MOST_AT_FIRST);
  }

  /** The client has everything up to and including this array. */
  acknowledge(id: number): void {
    this.#outbox.acknowledge(id);
  }

  /** Makes a response the back channel, replacing an earlier one. */
  attach(response: ServerResponse, request: BackChannelRequest): void {
    this.#channel?.end();
    this.#outbox.acknowledge(request.acknowledged);
    this.#outbox.rewind();
    clearTimeout(this.#expiryTimer);
    const { limits, budget, client, kind } = this.#options;
    const channel = new BackChannel(response, {
      outbox: this.#outbox,
      streaming: request.streaming,
      compressed: request.compressed,
      rotateSize: limits.rotateSize,
      onOver: (over, clean) => this.#detach(over, clean),
      onProgress: () => {
        this.#lastProgress = Date.now();
      },
    });
    this.#channel = channel;
    this.#relieved = false;
    this.#lastProgress = Date.now();
    budget.add(client, channel);
    // Send a first byte immediately, or the client assumes a buffering proxy.
    if (request.streaming && !this.#outbox.hasUnsent) this.#outbox.push(['["noop"]']);
    this.#startHang(request, kind === 'Write' ? limits.writeHang : undefined);
    channel.flush();
  }

  /** Ends the stream with an error that the client will read. */
  fail(error: RpcError): void {
    if (this.#streamOver) return;
    this.#end(error);
    this.#handler?.close();
  }

  /**
   * Ends session and stream because the server stops; the client reconnects as soon as possible.
   */
  stop(): void {
    this.#outbox.push(['["stop"]']);
    this.#channel?.flush();
    this.close();
  }

  /** Ends session and stream at once. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#hangTimer);
    clearTimeout(this.#expiryTimer);
    if (!this.#streamOver) {
      this.#streamOver = true;
      this.#handler?.close();
    }
    this.#channel?.end();
    this.#options.budget.leave(this.#options.client);
    this.#options.onClose(this);
  }

  #send(message: Message): void {
    if (this.#streamOver) return;
    // A client isn't stalled while there is nothing to read.
    if (!this.#outbox.hasUnsent) this.#lastProgress = Date.now();
    this.#outbox.push(encodeMessage(message));
    this.#onSend?.();
    this.#scheduleFlush();
  }

  #end(error?: RpcError): void {
    if (this.#streamOver) return;
    this.#streamOver = true;
    this.#outbox.push([error === undefined ? '["close"]' : `[${errorMessage(error)}]`]);
    this.#onSend?.();
    this.#scheduleFlush();
  }

  /** Batches the messages of one tick of the event loop into few chunks. */
  #scheduleFlush(): void {
    if (this.#flushScheduled || this.#closed) return;
    this.#flushScheduled = true;
    setImmediate(() => {
      this.#flushScheduled = false;
      if (this.#closed) return;
      const { limits, budget, client } = this.#options;
      if (this.#channel === undefined) {
        if (!this.#relieved) budget.relieve(client);
        this.#relieved = true;
      } else {
        this.#hangTimer?.refresh();
        this.#channel.flush();
      }
      const stalled = Date.now() - this.#lastProgress > limits.stall;
      if (this.#outbox.unsentSize > limits.maxWaiting && stalled) this.#abandon();
    });
  }

  /** Closes a session whose client doesn't read. The client may start over. */
  #abandon(): void {
    this.#channel?.destroy();
    this.close();
  }

  #startHang(request: BackChannelRequest, limit: number | undefined): void {
    const { keepAlive } = this.#options.limits;
    const wait = Math.min(keepAlive, limit ?? keepAlive, request.timeout ?? keepAlive);
    const ends = !request.streaming || limit !== undefined;
    clearTimeout(this.#hangTimer);
    this.#hangTimer = setTimeout(() => {
      if (ends) {
        this.#channel?.end();
      } else {
        this.#outbox.push(['["noop"]']);
        this.#channel?.flush();
        this.#hangTimer?.refresh();
      }
    }, wait);
    this.#hangTimer.unref();
  }

  #detach(channel: BackChannel, clean: boolean): void {
    const { budget, client } = this.#options;
    budget.remove(client, channel);
    if (this.#channel !== channel) return;
    this.#channel = undefined;
    this.#expected = clean;
    clearTimeout(this.#hangTimer);
    if (!this.#closed) this.#startExpiry();
  }

  #startExpiry(): void {
    clearTimeout(this.#expiryTimer);
    this.#expiryTimer = setTimeout(() => this.close(), this.#options.limits.expiry);
    this.#expiryTimer.unref();
  }
}

function parseMessage(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  return new RpcError('INTERNAL', 'The stream could not be opened.', { cause: error });
}

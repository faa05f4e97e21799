import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { type Message, RpcError } from '@quits/service-base';
import type { CallContext } from '../rpc/firestore-service.ts';
import { ACCEPTED_ENCODINGS, decompressorOf, type Decompress } from './decompress.ts';
import { FrameReader } from './frame-reader.ts';
import { asRpcError, trailersOf } from './grpc-error.ts';
import type { Rpc } from './methods.ts';
import { decodeMessage } from './proto/decode.ts';
import { encodeMessage } from './proto/encode.ts';

/** Limits of one call. */
export interface CallLimits {
  /** Longest request message, in bytes. */
  readonly maxMessage: number;
  /** Maximum number of bytes queued for a client that doesn't read. */
  readonly maxWaiting: number;
  /** How long a client that exceeds `maxWaiting` may go without reading, in milliseconds. */
  readonly stall: number;
}

/** Events of a call, caused by the client. */
export interface CallEvents {
  /** Called with each request message. */
  readonly onMessage: (message: Message) => void;
  /** The client half-closed. */
  readonly onHalfClose: () => void;
  /** The call is over, however it ended. Called once. */
  readonly onOver: () => void;
}

/** One gRPC call on its HTTP/2 stream. */
export class Call {
  readonly context: CallContext;
  readonly #stream: ServerHttp2Stream;
  readonly #rpc: Rpc;
  readonly #limits: CallLimits;
  readonly #decompress: Decompress;
  /** Created when the signal is first read, which is rare. */
  #gone: AbortController | undefined;
  #trailers = trailersOf(undefined);
  #ended = false;
  #lastProgress = Date.now();

  constructor(
    stream: ServerHttp2Stream,
    rpc: Rpc,
    headers: IncomingHttpHeaders,
    limits: CallLimits,
  ) {
    const { authorization } = headers;
    const encoding = headers['grpc-encoding'];
    this.#decompress = decompressorOf(encoding?.toString(), limits.maxMessage);
    this.#stream = stream;
    this.#rpc = rpc;
    this.#limits = limits;
    const signalOf = (): AbortSignal => this.#signal();
    this.context = {
      ...(authorization === undefined ? {} : { authorization }),
      get signal() {
        return signalOf();
      },
    };
    stream.respond(
      {
        ':status': 200,
        'content-type': 'application/grpc+proto',
        'grpc-accept-encoding': ACCEPTED_ENCODINGS,
      },
      { waitForTrailers: true },
    );
    stream.on('wantTrailers', () => stream.sendTrailers(this.#trailers));
    if (rpc.kind !== 'unary') {
      stream.on('drain', () => {
        this.#lastProgress = Date.now();
      });
    }
  }

  /** Whether the call has ended, so that nothing can be sent. */
  get isOver(): boolean {
    return this.#ended;
  }

  /** Reads the requests. */
  start(events: CallEvents): void {
    const reader = new FrameReader(this.#limits.maxMessage, this.#decompress);
    this.#stream.on('data', (chunk: Buffer) => {
      if (this.#ended) return;
      try {
        for (const bytes of reader.push(chunk)) {
          events.onMessage(decodeMessage(this.#rpc.request, bytes));
        }
      } catch (error) {
        this.end(asRpcError(error));
      }
    });
    this.#stream.on('end', () => {
      if (reader.isPartial) this.end(new RpcError('INTERNAL', 'The request ends too early.'));
      events.onHalfClose();
    });
    this.#stream.on('close', () => {
      this.#ended = true;
      this.#gone?.abort();
      events.onOver();
    });
  }

  /** Ends the call with `DEADLINE_EXCEEDED` after the client's deadline. */
  limitTime(milliseconds: number): void {
    const timer = setTimeout(() => {
      this.#gone?.abort();
      this.end(new RpcError('DEADLINE_EXCEEDED', 'Deadline exceeded'));
    }, milliseconds);
    timer.unref();
    this.#stream.on('close', () => clearTimeout(timer));
  }

  /** Sends a response; `false` if the caller should wait until the client has read some. */
  send(message: Message): boolean {
    if (this.#ended) return true;
    const bytes = encodeMessage(this.#rpc.response, message);
    const frame = Buffer.allocUnsafe(5 + bytes.length);
    frame[0] = 0;
    frame.writeUInt32BE(bytes.length, 1);
    frame.set(bytes, 5);
    // A client isn't stalled while there is nothing to read.
    if (this.#stream.writableLength === 0) this.#lastProgress = Date.now();
    const isFree = this.#stream.write(frame);
    const stalled = Date.now() - this.#lastProgress > this.#limits.stall;
    if (!isFree && stalled && this.#stream.writableLength > this.#limits.maxWaiting) {
      this.#ended = true;
      this.#stream.destroy();
    }
    return isFree;
  }

  /** Resolves when the client has read some, or is gone. */
  async drained(): Promise<void> {
    const stream = this.#stream;
    if (!stream.writableNeedDrain || stream.destroyed) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        stream.off('drain', done);
        stream.off('close', done);
        resolve();
      };
      stream.on('drain', done);
      stream.on('close', done);
    });
  }

  /** Ends the call; later messages are ignored. */
  end(error?: RpcError): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#trailers = trailersOf(error);
    this.#stream.end();
    // Drain the rest of a failed request, so that the stream can close.
    this.#stream.resume();
  }

  #signal(): AbortSignal {
    this.#gone ??= new AbortController();
    if (this.#stream.closed) this.#gone.abort();
    return this.#gone.signal;
  }
}

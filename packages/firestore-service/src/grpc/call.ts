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
  /** How much may wait for a client that takes nothing in, in bytes. */
  readonly maxWaiting: number;
  /** How long a client that exceeds `maxWaiting` may take nothing in, in milliseconds. */
  readonly stall: number;
}

/** What happens to a call from the client's side. */
export interface CallEvents {
  /** A request message came in. */
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
  /** Made when someone asks for its signal, which few do. */
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

  /** Whether nothing can be sent any more. */
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

  /** Ends the call with `DEADLINE_EXCEEDED` when it takes longer than the client will wait. */
  limitTime(milliseconds: number): void {
    const timer = setTimeout(() => {
      this.#gone?.abort();
      this.end(new RpcError('DEADLINE_EXCEEDED', 'Deadline exceeded'));
    }, milliseconds);
    timer.unref();
    this.#stream.on('close', () => clearTimeout(timer));
  }

  /** Sends a response; `false` when the client should take in some before the next one. */
  send(message: Message): boolean {
    if (this.#ended) return true;
    const bytes = encodeMessage(this.#rpc.response, message);
    const frame = Buffer.allocUnsafe(5 + bytes.length);
    frame[0] = 0;
    frame.writeUInt32BE(bytes.length, 1);
    frame.set(bytes, 5);
    // A client has not stalled for as long as there was nothing to take in.
    if (this.#stream.writableLength === 0) this.#lastProgress = Date.now();
    const isFree = this.#stream.write(frame);
    const stalled = Date.now() - this.#lastProgress > this.#limits.stall;
    if (!isFree && stalled && this.#stream.writableLength > this.#limits.maxWaiting) {
      this.#ended = true;
      this.#stream.destroy();
    }
    return isFree;
  }

  /** Resolves when the client takes in more, or is gone. */
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

  /** Ends the call; what follows is ignored. */
  end(error?: RpcError): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#trailers = trailersOf(error);
    this.#stream.end();
    // The rest of a request that failed is of no interest, but has to be read to be gone.
    this.#stream.resume();
  }

  #signal(): AbortSignal {
    this.#gone ??= new AbortController();
    if (this.#stream.closed) this.#gone.abort();
    return this.#gone.signal;
  }
}

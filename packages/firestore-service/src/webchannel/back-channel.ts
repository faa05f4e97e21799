import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { joinBlocks } from './blocks.ts';
import { GzipFragments } from './gzip-fragments.ts';
import type { Outbox } from './outbox.ts';
import { type Piece, textOf } from './shared-text.ts';
import { chunkSocketOf, writeChunk } from './write-chunk.ts';

/** Options of a back channel. */
export interface BackChannelOptions {
  readonly outbox: Outbox;
  /** Whether the response stays open; otherwise it ends after the first chunk (long polling). */
  readonly streaming: boolean;
  /** Whether the response is compressed. */
  readonly compressed: boolean;
  /** After how many UTF-16 code units the response ends. */
  readonly rotateSize: number;
  /** Called once when the response is over; `clean` when we ended it. */
  readonly onOver: (channel: BackChannel, clean: boolean) => void;
  /** Called when the client has read some. */
  readonly onProgress: () => void;
}

const CHUNK_SIZE = 256 * 1024;
/**
 * Share of the size at which a response ends when there is nothing more to send: the client then acknowledges what it has,
 * which is kept until then.
 */
const IDLE_SHARE = 1 / 4;

/** One hanging GET, through which a session's outbox is sent to its client. */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #options: BackChannelOptions;
  readonly #gzip: GzipFragments | undefined;
  /** Missing unless chunks can be written to it. */
  readonly #socket: Socket | undefined;
  #written = 0;
  #over = false;

  constructor(response: ServerResponse, options: BackChannelOptions) {
    this.#response = response;
    this.#options = options;
    if (options.compressed) {
      this.#gzip = new GzipFragments();
      response.setHeader('Content-Encoding', 'gzip');
    }
    response.appendHeader('Vary', 'Accept-Encoding');
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache, no-store',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
    });
    response.flushHeaders();
    if (options.compressed) this.#socket = chunkSocketOf(response);
    response.on('drain', this.#onDrain);
    this.#socket?.on('drain', this.#onDrain);
    response.on('error', () => this.#finish(false));
    response.on('close', () => this.#finish(false));
  }

  /** Writes pending messages as far as the client reads. */
  flush(): void {
    const { outbox, onProgress, rotateSize, streaming } = this.#options;
    while (!this.#over && !this.#needsDrain) {
      const chunk = outbox.take(CHUNK_SIZE);
      if (chunk === undefined) break;
      if (this.#write(chunk.pieces)) onProgress();
      this.#written += chunk.length;
      if (this.#written >= rotateSize) this.end();
    }
    const most = streaming ? rotateSize * IDLE_SHARE : 1;
    if (this.#written >= most && !outbox.hasUnsent) this.end();
  }

  /**
   * Ends the response cleanly, whereupon the client opens the next one. The client treats an empty
   * one as broken, so something is sent first.
   */
  end(): void {
    if (this.#over) return;
    const { outbox } = this.#options;
    if (this.#written === 0) {
      if (!outbox.hasUnsent) outbox.push(['["noop"]']);
      this.#write(outbox.take(CHUNK_SIZE)?.pieces ?? []);
    }
    const end = this.#gzip?.end();
    this.#response.end(end === undefined ? undefined : joinBlocks(end));
    this.#finish(true);
  }

  /** Breaks the connection. */
  destroy(): void {
    this.#response.destroy();
    this.#finish(false);
  }

  /** Writes a chunk; returns whether the client accepts more. */
  #write(pieces: readonly Piece[]): boolean {
    if (this.#gzip === undefined) return this.#response.write(textOf(pieces));
    const blocks = this.#gzip.add(pieces);
    if (this.#socket === undefined) return this.#response.write(joinBlocks(blocks));
    return writeChunk(this.#socket, blocks);
  }

  get #needsDrain(): boolean {
    return this.#response.writableNeedDrain || this.#socket?.writableNeedDrain === true;
  }

  readonly #onDrain = (): void => {
    this.#options.onProgress();
    this.flush();
  };

  #finish(clean: boolean): void {
    if (this.#over) return;
    this.#over = true;
    // Another request may follow on it.
    this.#socket?.off('drain', this.#onDrain);
    this.#options.onOver(this, clean);
  }
}

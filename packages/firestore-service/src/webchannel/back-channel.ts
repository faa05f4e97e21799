import type { ServerResponse } from 'node:http';
import { GzipFragments } from './gzip-fragments.ts';
import type { Outbox } from './outbox.ts';

/** How one back channel behaves. */
export interface BackChannelOptions {
  readonly outbox: Outbox;
  /** Whether the response stays open; otherwise it ends with the first chunk (long polling). */
  readonly streaming: boolean;
  /** Whether the response is compressed. */
  readonly compressed: boolean;
  /** After how many UTF-16 code units the response ends. */
  readonly rotateSize: number;
  /** Called once when the response is over; `clean` when we ended it. */
  readonly onOver: (channel: BackChannel, clean: boolean) => void;
  /** Called when the client took something in. */
  readonly onProgress: () => void;
}

const CHUNK_SIZE = 256 * 1024;

/** One hanging GET, through which the outbox of a session flows to its client. */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #options: BackChannelOptions;
  readonly #gzip: GzipFragments | undefined;
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
    response.on('drain', () => {
      options.onProgress();
      this.flush();
    });
    response.on('error', () => this.#finish(false));
    response.on('close', () => this.#finish(false));
  }

  /** Writes what waits, as far as the client takes it in. */
  flush(): void {
    const { outbox, onProgress, rotateSize, streaming } = this.#options;
    while (!this.#over && !this.#response.writableNeedDrain) {
      const chunk = outbox.take(CHUNK_SIZE);
      if (chunk === undefined) break;
      if (this.#write(chunk)) onProgress();
      this.#written += chunk.length;
      if (this.#written >= rotateSize) this.end();
    }
    if (!streaming && this.#written > 0 && !outbox.hasUnsent) this.end();
  }

  /**
   * Ends the response cleanly, upon which the client opens the next one. An empty one counts as
   * broken with the client, so something is sent first.
   */
  end(): void {
    if (this.#over) return;
    const { outbox } = this.#options;
    if (this.#written === 0) {
      if (!outbox.hasUnsent) outbox.push('["noop"]');
      this.#write(outbox.take(CHUNK_SIZE) ?? '');
    }
    this.#response.end(this.#gzip?.end());
    this.#finish(true);
  }

  /** Breaks the connection. */
  destroy(): void {
    this.#response.destroy();
    this.#finish(false);
  }

  /** Whether the client takes in more. */
  #write(chunk: string): boolean {
    return this.#response.write(this.#gzip?.add(Buffer.from(chunk)) ?? chunk);
  }

  #finish(clean: boolean): void {
    if (this.#over) return;
    this.#over = true;
    this.#options.onOver(this, clean);
  }
}

import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A raw response. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** One array of the back channel. */
export type RawArray = readonly [id: number, payload: readonly unknown[]];

/** A hanging GET. */
export interface RawHang {
  /** Returns all arrays received so far. */
  arrays(): readonly RawArray[];
  /** Bytes of the body that have arrived, compressed or not. */
  received(): number;
  /**
   * Resolves when the server ends it; `clean` distinguishes a proper end from a broken connection.
   */
  readonly over: Promise<{ readonly clean: boolean }>;
  /** Stops reading, so that the server's buffers fill. */
  pause(): void;
  resume(): void;
  /** Breaks the connection. */
  abort(): void;
}

/** A low-level WebChannel client, for cases that an SDK never causes or shows. */
export class RawChannel {
  readonly #base: string;
  readonly #agent: string;
  sid = '';

  constructor(port: number, kind: 'Listen' | 'Write', agent = 'raw') {
    this.#base = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/${kind}/channel`;
    this.#agent = agent;
  }

  /** Opens a session with first messages. */
  async open(messages: readonly unknown[], headers = ''): Promise<RawAnswer> {
    const form = `headers=${encodeURIComponent(headers)}&${formOf(0, messages)}`;
    const answer = await this.post('VER=8&RID=100&CVER=22', form);
    if (answer.status === 200) this.sid = sidIn(answer.body);
    return answer;
  }

  /** Sends messages, numbered from `offset`. */
  forward(offset: number, messages: readonly unknown[], query = 'AID=0'): Promise<RawAnswer> {
    return this.post(`VER=8&SID=${this.sid}&RID=101&${query}`, formOf(offset, messages));
  }

  /** Ends the session as a browser does. */
  terminate(): Promise<RawAnswer> {
    return this.post(`VER=8&SID=${this.sid}&RID=102&TYPE=terminate`, '');
  }

  /** Sends any body to any query. */
  post(query: string, body: string | Buffer): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const call = httpRequest(
        `${this.#base}?${query}`,
        {
          method: 'POST',
          agent: false,
          headers: {
            'Content-Type': 'application/x-www-form-urlencoded',
            'User-Agent': this.#agent,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
          );
          response.on('error', reject);
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  /** Opens a back channel, optionally compressed; resolves when its headers have arrived. */
  hang(
    acknowledged: number,
    mode: 'CI=0' | 'CI=1' | `CI=1&TO=${number}` = 'CI=0',
    encoding?: 'gzip',
  ): Promise<RawHang> {
    const query = `VER=8&RID=rpc&SID=${this.sid}&AID=${acknowledged}&${mode}&TYPE=xmlhttp`;
    return new Promise((resolve, reject) => {
      const call = httpRequest(
        `${this.#base}?${query}`,
        {
          agent: false,
          headers: {
            'User-Agent': this.#agent,
            ...(encoding === undefined ? {} : { 'Accept-Encoding': encoding }),
          },
        },
        (response) => {
          if (response.statusCode === 200) resolve(follow(response));
          else reject(new Error(`Status ${response.statusCode}`));
        },
      );
      call.on('error', reject);
      call.end();
    });
  }
}

function decoded(response: IncomingMessage): Readable {
  if (response.headers['content-encoding'] !== 'gzip') return response;
  // An aborted response ends in the middle of the gzip stream.
  return response.pipe(createGunzip()).on('error', () => undefined);
}

function follow(response: IncomingMessage): RawHang {
  let text = '';
  let received = 0;
  response.on('data', (chunk: Buffer) => (received += chunk.length));
  response.on('error', () => undefined);
  decoded(response)
    .setEncoding('utf8')
    .on('data', (chunk: string) => (text += chunk));
  const over = new Promise<{ clean: boolean }>((resolve) => {
    response.on('close', () => resolve({ clean: response.complete }));
  });
  return {
    arrays: () => parseChunks(text),
    received: () => received,
    over,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    abort: () => void response.destroy(),
  };
}

/** Cuts text into chunks by their lengths, as the client does. */
export function parseChunks(text: string): readonly RawArray[] {
  const arrays: RawArray[] = [];
  let position = 0;
  for (;;) {
    const newline = text.indexOf('\n', position);
    if (newline === -1) return arrays;
    const length = Number(text.slice(position, newline));
    const chunk = text.slice(newline + 1, newline + 1 + length);
    if (chunk.length < length) return arrays;
    arrays.push(...(JSON.parse(chunk) as RawArray[]));
    position = newline + 1 + length;
  }
}

function sidIn(body: string): string {
  const [[, [, sid]]] = JSON.parse(body.slice(body.indexOf('\n') + 1)) as [[number, string[]]];
  return sid ?? '';
}

function formOf(offset: number, messages: readonly unknown[]): string {
  const parts = messages.map(
    (message, index) => `req${index}___data__=${encodeURIComponent(JSON.stringify(message))}`,
  );
  return [`count=${messages.length}`, `ofs=${offset}`, ...parts].join('&');
}

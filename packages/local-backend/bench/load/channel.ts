import { constants, gunzipSync, inflateRawSync } from 'node:zlib';
import type { Message } from '@quits/service-base';
import { SecureWire } from './secure-wire.ts';
import { Wire } from './wire.ts';

const GZIP_HEADER = 10;
/** Of a stored block, after which the size of a part's text begins. */
const STORED_HEADER = 5;
const SYNC = { finishFlush: constants.Z_SYNC_FLUSH };

/** Where a server listens, and its host name if it encrypts. */
export interface ServerAddress {
  readonly port: number;
  readonly secureHost?: string;
}

/** Gets what arrives. */
export interface ChannelEvents {
  /** Gets the text of each part. */
  readonly onText: (text: string, channel: Channel) => void;
  /** Gets instead the time of a snapshot that ends a part, if the part needn't be decompressed for it. */
  readonly onSnapshot?: (readTime: string) => void;
  /** Called when the server ends the channel. */
  readonly onOver: () => void;
}

/**
 * Of the parts whose end says all that is measured, one in so many is decompressed. Decompressing each of them would take
 * the clients more time than the server needs to send them, and their delay would be measured as the server's.
 */
const CHECKED_SHARE = 50;
/** The stored text at the end of a part: the last array with its number, a snapshot with its time. */
const SNAPSHOT_END =
  /\[(\d+),\[\{"targetChange":\{"targetChangeType":"NO_CHANGE","targetIds":\[\],[^{}]*"readTime":"([^"]+)"\}\}\]\]\]$/;
const MOST_OF_END = 400;

type Connection = Pick<Wire, 'send' | 'close' | 'received'>;

/** A WebChannel like the SDK's in a browser: a compressed response that stays open, and requests beside it. */
export class Channel {
  readonly #path: string;
  readonly #token: string;
  readonly #events: ChannelEvents;
  readonly #back: Connection;
  readonly #forward: Connection;
  #sid = '';
  /** Number of the last array that was received. */
  #last = 0;
  #offset = 0;
  #isClosed = false;
  #sending: Promise<unknown> = Promise.resolve();
  /** Size of the text received so far, in UTF-16 code units. */
  received = 0;
  #parts = Math.floor(Math.random() * CHECKED_SHARE);

  constructor(
    { port, secureHost }: ServerAddress,
    kind: 'Listen' | 'Write',
    { uid, token }: { readonly uid: string; readonly token: string },
    events: ChannelEvents,
  ) {
    this.#path = `/google.firestore.v1.Firestore/${kind}/channel?VER=8`;
    this.#token = token;
    this.#events = events;
    this.#back =
      secureHost === undefined ? new Wire(port, uid) : new SecureWire(port, secureHost, uid);
    this.#forward = secureHost === undefined ? new Wire(port, uid) : this.#back;
  }

  /** Bytes of the bodies received so far. */
  get bytes(): number {
    const isShared = this.#forward === this.#back;
    return this.#back.received + (isShared ? 0 : this.#forward.received);
  }

  async open(messages: readonly Message[]): Promise<void> {
    const headers = encodeURIComponent(`Authorization:Bearer ${this.#token}\r\n`);
    const form = `headers=${headers}&${this.#form(messages)}`;
    const { status, body } = await this.#forward.send('POST', `${this.#path}&RID=1&CVER=22`, form);
    if (status !== 200) throw new Error(`Handshake: ${status} ${body.toString()}`);
    const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString();
    this.#sid = /"c","([^"]+)"/.exec(text)?.[1] ?? '';
    this.#take(text);
    void this.#hang();
  }

  /** Sends messages after those before. */
  async forward(messages: readonly Message[]): Promise<void> {
    const form = this.#form(messages);
    const earlier = this.#sending;
    this.#sending = (async () => {
      await earlier;
      let status = 0;
      // The server drops what it has received already.
      while (status === 0 && !this.#isClosed) {
        const query = `SID=${this.#sid}&RID=2&AID=${this.#last}`;
        // oxlint-disable-next-line no-await-in-loop -- Again if the connection broke.
        ({ status } = await this.#forward.send('POST', `${this.#path}&${query}`, form));
      }
      if (status !== 200) this.#onOver();
    })();
    await this.#sending;
  }

  close(): void {
    this.#isClosed = true;
    this.#back.close();
    this.#forward.close();
  }

  #form(messages: readonly Message[]): string {
    const offset = this.#offset;
    this.#offset += messages.length;
    const parts = messages.map(
      (message, n) => `req${n}___data__=${encodeURIComponent(JSON.stringify(message))}`,
    );
    return [`count=${messages.length}`, `ofs=${offset}`, ...parts].join('&');
  }

  async #hang(): Promise<void> {
    while (!this.#isClosed) {
      const query = `RID=rpc&SID=${this.#sid}&AID=${this.#last}&CI=0&TYPE=xmlhttp`;
      let isFirst = true;
      let waiting: Buffer = Buffer.alloc(0);
      // oxlint-disable-next-line no-await-in-loop -- One response at a time.
      const { status } = await this.#back.send('GET', `${this.#path}&${query}`, '', (part) => {
        if (!isFirst && waiting.length === 0 && this.#isSnapshot(part)) return;
        const block = isFirst && part[0] === 0x1f ? part.subarray(GZIP_HEADER) : part;
        isFirst = false;
        waiting = waiting.length === 0 ? block : Buffer.concat([waiting, block]);
        // Each part is compressed by itself, but may arrive in pieces. The last one is only a trailer.
        const text = inflateRawSync(waiting, SYNC).toString();
        if (!isWhole(text)) return;
        waiting = Buffer.alloc(0);
        this.#take(text);
      });
      if (status !== 200) {
        this.#onOver();
        return;
      }
    }
  }

  /** Takes a part that ends with a snapshot, without decompressing it; returns whether it is one. */
  #isSnapshot(part: Buffer): boolean {
    const { onSnapshot } = this.#events;
    this.#parts += 1;
    if (onSnapshot === undefined || this.#parts % CHECKED_SHARE === 0) return false;
    const end = part.toString('latin1', Math.max(0, part.length - MOST_OF_END), part.length);
    const found = SNAPSHOT_END.exec(end);
    if (found === null) return false;
    const [, number, readTime = ''] = found;
    this.#last = Number(number);
    this.received += Number.parseInt(part.toString('latin1', STORED_HEADER, STORED_HEADER + 9), 10);
    onSnapshot(readTime);
    return true;
  }

  #take(text: string): void {
    if (text === '') return;
    this.received += text.length;
    this.#last = lastArray(text);
    this.#events.onText(text, this);
  }

  #onOver(): void {
    if (!this.#isClosed) this.#events.onOver();
  }
}

/** Returns whether a text consists of whole chunks, each with its length in front. */
function isWhole(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const line = text.indexOf('\n', at);
    if (line === -1) return false;
    at = line + 1 + Number(text.slice(at, line));
  }
  return at === text.length;
}

/** Returns the number of the last array of a text, without parsing all that is in it. */
function lastArray(text: string): number {
  let number = 0;
  let from = text.length;
  while (from > 0) {
    const at = text.lastIndexOf('[', from);
    if (at === -1) break;
    const found = /^\[(\d+),\[/.exec(text.slice(at, at + 14));
    if (found !== null) {
      number = Number(found[1]);
      break;
    }
    from = at - 1;
  }
  return number;
}

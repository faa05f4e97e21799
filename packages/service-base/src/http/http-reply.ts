import type { Readable } from 'node:stream';

/** Response headers; several values become several header lines. */
export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

/** Response of a route. A `Readable` body is streamed; any other is sent with its length. */
export interface HttpReply {
  readonly status: number;
  readonly headers?: ReplyHeaders;
  readonly body?: string | Uint8Array | Readable;
}

/** Creates a JSON response; fields that are `undefined` are omitted. */
export function json(value: unknown, status = 200, headers: ReplyHeaders = {}): HttpReply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: `${JSON.stringify(value, null, 2)}\n`,
  };
}

/** A plain text answer. */
export function text(value: string, status = 200, headers: ReplyHeaders = {}): HttpReply {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    body: value,
  };
}

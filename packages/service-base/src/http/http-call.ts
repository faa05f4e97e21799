import type { IncomingMessage } from 'node:http';

/** One request, as passed to a route. */
export interface HttpCall {
  readonly method: string;
  /** Absolute: scheme and host are those by which the caller reached us. */
  readonly url: URL;
  /** Values of the `{name}` parts of the route's pattern, percent-decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** IP address of the caller, as far as known. */
  readonly address: string;
  /** The raw request, for headers and streamed bodies. */
  readonly request: IncomingMessage;
}

/** A request header's only value; `undefined` when missing. */
export function header(call: HttpCall, name: string): string | undefined {
  const value = call.request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}

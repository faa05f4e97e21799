import type { Numbered } from './inbox.ts';

/** A decoded request body of the forward channel. */
export interface Form {
  readonly messages: readonly Numbered[];
  /** The client's headers by lower-case name; only a handshake carries them. */
  readonly headers: ReadonlyMap<string, string>;
}

const MESSAGE_KEY = /^req(\d{1,9})___data__$/u;

/** Decodes the form of a handshake or forward request; `undefined` when it is none. */
export function parseForm(body: string): Form | undefined {
  const messages: Numbered[] = [];
  let offset = 0;
  let headers: ReadonlyMap<string, string> = new Map();
  for (const [key, value] of new URLSearchParams(body)) {
    if (key === 'ofs') {
      offset = Number(value);
      if (!Number.isSafeInteger(offset) || offset < 0) return undefined;
    } else if (key === 'headers') {
      headers = parseHeaders(value);
    } else {
      const index = MESSAGE_KEY.exec(key)?.[1];
      if (index !== undefined) messages.push({ number: Number(index), text: value });
    }
  }
  return {
    messages: messages.map(({ number, text }) => ({ number: offset + number, text })),
    headers,
  };
}

function parseHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

import type { RpcMessage } from '@quits/local-backend';

/** Converts a request for the service: the SDK passes bytes, times and numbers in gRPC's format. */
export function requestFor(message: object): RpcMessage {
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, plain(value)]));
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(plain);
  const entries = Object.entries(value);
  if (entries.length === 2 && 'seconds' in value && 'nanos' in value) {
    const { seconds, nanos } = value;
    if (typeof nanos === 'number') return timeOf(Number(seconds), nanos);
  }
  // A wrapped number, which only limits are.
  if (entries.length === 1 && 'value' in value && typeof value.value === 'number') {
    return value.value;
  }
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

function timeOf(seconds: number, nanos: number): string {
  const whole = new Date(seconds * 1_000).toISOString().slice(0, 19);
  return `${whole}.${String(nanos).padStart(9, '0')}Z`;
}

const TOKENS = new Set(['streamToken', 'resumeToken']);

/** Converts a response to gRPC's format for the SDK: a copy, in which tokens are bytes. */
export function responseFrom(message: RpcMessage): object {
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, own(key, value)]));
}

function own(key: string, value: unknown): unknown {
  if (typeof value === 'string') return TOKENS.has(key) ? Buffer.from(value, 'base64') : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => own('', item));
  return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, own(inner, of)]));
}

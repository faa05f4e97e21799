import type { Transport } from './transport.ts';

const COLLECT = '/__/remote/www.google-analytics.com/g/collect';

/** Sends events as JSON to the embedded backend, or to any compatible endpoint. */
export function httpTransport(origin: string, path = COLLECT): Transport {
  const url = new URL(path, origin);
  return {
    start: () => Promise.resolve(),
    send({ name, parameters }) {
      const body = JSON.stringify({ name, params: parameters });
      const headers = { 'Content-Type': 'application/json' };
      // Ignore delivery failures.
      fetch(url, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
    },
    stop: () => Promise.resolve(),
  };
}

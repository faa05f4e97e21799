import type { ConnectionPort } from './connection-port.ts';

/** How long to wait for any response of the server, in milliseconds. */
const TIMEOUT = 4_000;

/**
 * Returns whether the server responds to a request outside the streams, which may be dead without
 * noticing; any response counts.
 */
export async function serverAnswers(core: Pick<ConnectionPort, 'connect'>): Promise<boolean> {
  const { db } = await core.connect();
  const address = addressOf(db.toJSON());
  if (address === undefined) return true;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    await fetch(address, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

function addressOf(described: object): string | undefined {
  const settings: unknown = Reflect.get(described, 'settings');
  if (typeof settings !== 'object' || settings === null) return undefined;
  const host: unknown = Reflect.get(settings, 'host');
  const scheme = Reflect.get(settings, 'ssl') === false ? 'http' : 'https';
  return typeof host === 'string' ? `${scheme}://${host}/` : undefined;
}

import type { ConnectionPort } from './connection-port.ts';

/** How long the server may take to answer anything, in milliseconds. */
const TIMEOUT = 4_000;

/**
 * Asks the server's machine for anything at all, beside the streams, which may be dead without
 * knowing; whatever it answers, it answers.
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

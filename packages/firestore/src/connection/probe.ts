import type { Connected } from '../sdk/connect-sdk.ts';

/** How long to wait for any response of the server, in milliseconds. */
const TIMEOUT = 4_000;

/** Parts of the database that the probe uses. */
export interface ProbePort {
  readonly connect: () => Promise<Pick<Connected, 'db'>>;
  /** Whether the app allows the probe. @default true */
  readonly probe?: boolean | undefined;
}

/**
 * Returns whether the server responds to a request outside the streams, which may be dead without
 * noticing; any response counts. Returns true if the app has turned the probe off.
 */
export async function serverAnswers({ connect, probe }: ProbePort): Promise<boolean> {
  if (probe === false) return true;
  const { db } = await connect();
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

// `toJSON`, which is undocumented, is the only place where the SDK exposes its host.
function addressOf(described: object): string | undefined {
  const settings: unknown = Reflect.get(described, 'settings');
  if (typeof settings !== 'object' || settings === null) return undefined;
  const host: unknown = Reflect.get(settings, 'host');
  const scheme = Reflect.get(settings, 'ssl') === false ? 'http' : 'https';
  return typeof host === 'string' ? `${scheme}://${host}/` : undefined;
}

import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { accounts, app } from './device-codes.ts';

/**
 * Ends the sessions of an account that began before a time, in seconds since 1970, and removes all sign-in methods. Its address
 * goes, too: without a password, it could get a new one.
 *
 * `firebase-admin` can only end all sessions, which would sign out the caller's device, and can't remove an address.
 * @throws {Error} if the service refuses
 */
export async function endSessionsBefore(uid: string, time: number): Promise<void> {
  const { providerData } = await accounts.getUser(uid);
  const methods = providerData.map(({ providerId }) => providerId);
  const token = await app.options.credential?.getAccessToken();
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const status = await post(
    `https://identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`,
    { Authorization: `Bearer ${token?.access_token}`, 'Content-Type': 'application/json' },
    {
      localId: uid,
      validSince: String(time),
      ...(methods.length === 0 ? {} : { deleteProvider: methods, deleteAttribute: ['EMAIL'] }),
    },
  );
  if (status !== 200) throw new Error(`The sessions could not be ended: HTTP ${status}.`);
}

/** Sends JSON and returns the status; the embedded backend answers requests of `node:https`, not of `fetch`. */
async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<number> {
  const sent = request(url, { method: 'POST', headers });
  sent.end(JSON.stringify(body));
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  answer?.resume();
  return answer?.statusCode ?? 0;
}

import { Agent, request } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { PUBLIC_NAME } from '../../tests/support/server-stage.ts';

/** A person who reads and writes all the time, over one connection. */
export interface HonestPerson {
  /** Reads and writes in turn until `until` resolves, or for a number of ms; returns how long each took, in ms. */
  act(until: Promise<unknown> | number): Promise<readonly number[]>;
  /** Sends so many requests at once, as a page does that opens. */
  open(requests: number): Promise<void>;
  leave(): void;
}

/** Pause between two requests, in ms. */
const PAUSE = 25;
const DOCUMENT = '/v1/projects/quits/databases/(default)/documents/notes/own';

/** Signs up from an address, with so many connections. @throws if any request is refused */
export async function comeIn(
  port: number,
  localAddress: string,
  connections = 1,
): Promise<HonestPerson> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (method: string, path: string, token?: string, body?: object): Promise<string> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          localAddress,
          servername: PUBLIC_NAME,
          rejectUnauthorized: false,
          agent,
          method,
          path,
          headers: {
            Host: `${PUBLIC_NAME}:${port}`,
            'Content-Type': 'application/json',
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            if (response.statusCode === 200) resolve(text);
            else reject(new Error(`HTTP ${response.statusCode}: ${text}`));
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    });
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
  const { idToken } = JSON.parse(await send('POST', path, undefined, {})) as { idToken: string };
  let n = 0;

  return {
    async act(until) {
      const times: number[] = [];
      const over = new AbortController();
      const end = typeof until === 'number' ? setTimeout(until) : until;
      void end.then(() => over.abort());
      while (!over.signal.aborted) {
        const began = performance.now();
        n += 1;
        if (n % 2 === 0) await send('GET', DOCUMENT, idToken);
        else await send('PATCH', DOCUMENT, idToken, { fields: { n: { integerValue: `${n}` } } });
        times.push(performance.now() - began);
        await setTimeout(PAUSE);
      }
      return times;
    },
    async open(requests) {
      await Promise.all(Array.from({ length: requests }, () => send('GET', '/')));
    },
    leave: () => agent.destroy(),
  };
}

import type { HttpClient } from './http-client.ts';
import { statusOf } from './http-failure.ts';

/** Sets and clears the server's session cookie. */
export interface SessionCookie {
  /** Exchanges a fresh ID token for the cookie; resolves with the HTTP status. @throws if there is no response */
  readonly post: (idToken: string) => Promise<number>;
  /** Clears the cookie; resolves with the HTTP status. @throws if there is no response */
  readonly clear: () => Promise<number>;
}

/** Creates a client of an endpoint that accepts `POST` with an ID token, and `DELETE`. */
export function createSessionCookie(client: HttpClient, url = '/__session'): SessionCookie {
  async function status(request: Parameters<HttpClient['request']>[1]): Promise<number> {
    const result = await client.request(url, request);
    if (result.ok) {
      // An unread body keeps the request open until it times out.
      await result.value.arrayBuffer();
      return result.value.status;
    }
    const answered = statusOf(result.error);
    if (answered === undefined) throw result.error;
    return answered;
  }
  return {
    post: (idToken) =>
      status({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken }),
        // Repeatable: the same token returns the same cookie.
        idempotent: true,
      }),
    clear: () => status({ method: 'DELETE' }),
  };
}

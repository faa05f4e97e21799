import { decodeJsonFields, type JsonFields } from './decode-json.ts';
import { failure, rootOf } from './rest-pages.ts';
import type { RestAccess } from './rest-access.ts';

interface Answer {
  readonly found?: { readonly fields?: JsonFields };
  readonly error?: Parameters<typeof failure>[0];
}

/**
 * Reads one document, with the user's token if there is one; `undefined` if it doesn't exist. Sends a batch of one: browsers log
 * the status 404, with which a plain request for a missing document is answered.
 * @throws {FirebaseError} if the service rejects the request
 */
export async function restDocument(
  access: RestAccess,
  path: string,
): Promise<Record<string, unknown> | undefined> {
  const idToken = await access.getToken();
  const response = await fetch(`${access.baseUrl}:batchGet`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ documents: [`${rootOf(access)}/${path}`] }),
  });
  const answer = firstOf(await response.json().catch(() => undefined));
  if (!response.ok || answer.error !== undefined) throw failure(answer.error, response.status);
  return answer.found === undefined ? undefined : decodeJsonFields(answer.found.fields ?? {});
}

/** Returns the first part of an answer, which is a list, except for some errors. */
function firstOf(answer: unknown): Answer {
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  return first ?? {};
}

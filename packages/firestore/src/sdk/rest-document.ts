import { decodeJsonFields, type JsonFields } from './decode-json.ts';
import { failure } from './rest-pages.ts';
import type { RestAccess } from './rest-access.ts';

/**
 * Reads one document, with the user's token if there is one; `undefined` if it doesn't exist.
 * @throws {FirebaseError} if the service rejects the request
 */
export async function restDocument(
  { baseUrl, getToken }: RestAccess,
  path: string,
): Promise<Record<string, unknown> | undefined> {
  const idToken = await getToken();
  const response = await fetch(`${baseUrl}/${path.split('/').map(encodeURIComponent).join('/')}`, {
    headers: idToken === undefined ? {} : { authorization: `Bearer ${idToken}` },
  });
  if (response.status === 404) return undefined;
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw failure(errorOf(answer), response.status);
  return decodeJsonFields(fieldsOf(answer));
}

function errorOf(answer: unknown): Parameters<typeof failure>[0] {
  const { error } = (answer ?? {}) as { readonly error?: Parameters<typeof failure>[0] };
  return error;
}

function fieldsOf(answer: unknown): JsonFields {
  const { fields = {} } = (answer ?? {}) as { readonly fields?: JsonFields };
  return fields;
}

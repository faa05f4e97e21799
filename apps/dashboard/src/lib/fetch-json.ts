/** A request to the backend that failed. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** HTTP status; `undefined` if the backend can't be reached. */
  readonly status: number | undefined;

  constructor(status: number | undefined, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Requests JSON from the backend, which is of the same release as this page. With a `body`, posts
 * it.
 * @throws {RequestError}
 */
export async function fetchJson<T>(
  path: string,
  options: { readonly body?: unknown; readonly signal?: AbortSignal } = {},
): Promise<T> {
  const { body, signal = null } = options;
  const init: RequestInit =
    body === undefined ? { signal } : { signal, method: 'POST', body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new RequestError(undefined, '');
  }
  if (answer.ok) return (await answer.json()) as T;
  const text = await answer.text().catch(() => '');
  throw new RequestError(answer.status, messageIn(text));
}

/** Returns the message of the backend's error, if it has one. */
function messageIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { readonly error?: { readonly message?: string } };
    return error?.message ?? '';
  } catch {
    return text.trim();
  }
}

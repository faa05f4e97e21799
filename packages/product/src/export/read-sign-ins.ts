import { createHttpClient } from '@quits/firebase-core';
import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';

/** A call that our own server answers with the account's entries of its log. */
const PATH = '/__/sign-ins';

/**
 * Reads what our own server has recorded about an account's sign-ins of the last 30 days; `null` if it is of a release that doesn't
 * tell.
 */
export async function readSignIns(
  getIdToken: () => Promise<string | undefined>,
  signal: AbortSignal | undefined,
): Promise<Result<unknown, AppError>> {
  const token = await getIdToken();
  if (token === undefined) return err(createAppError('network/unauthenticated'));
  const answer = await createHttpClient().request(PATH, {
    headers: { Authorization: `Bearer ${token}` },
    ...(signal === undefined ? {} : { signal }),
  });
  if (!answer.ok) return answer.error.code === 'network/refused' ? ok(null) : answer;
  try {
    const { signIns }: { signIns?: unknown } = Object(await answer.value.json());
    return ok(signIns ?? null);
  } catch (cause) {
    return err(createAppError('network/failed', { cause }));
  }
}

import type { UploadTask } from 'firebase/storage';

// The SDK has no API to continue an upload of another page, but two private fields of its task make
// it possible; without them, an upload starts from the beginning.
const ADDRESS = '_uploadUrl';
const ASK_FIRST = '_needToFetchStatus';

/**
 * Redirects a newly created task to the session of an earlier one, and pauses it: when resumed, it
 * asks the server how much has arrived. Returns false if this SDK's task can't be redirected.
 */
export function continueSession(task: UploadTask, session: string): boolean {
  if (!(ADDRESS in task && ASK_FIRST in task)) return false;
  Reflect.set(task, ADDRESS, session);
  Reflect.set(task, ASK_FIRST, true);
  return task.pause();
}

/** Returns the URL of a task's upload session; `undefined` until the server has created one. */
export function sessionOf(task: UploadTask): string | undefined {
  const session: unknown = Reflect.get(task, ADDRESS);
  return typeof session === 'string' ? session : undefined;
}

import type { UploadTask } from 'firebase/storage';

// The SDK has no call to continue an upload of another page. Two private fields of its task hold what that takes;
// where a version of the SDK has others, an upload starts from its beginning.
const ADDRESS = '_uploadUrl';
const ASK_FIRST = '_needToFetchStatus';

/**
 * Points a task that has only just begun at the session of an earlier one, and pauses it: once resumed, it asks how
 * much has arrived. Returns false where this SDK's task cannot be redirected.
 */
export function continueSession(task: UploadTask, session: string): boolean {
  if (!(ADDRESS in task && ASK_FIRST in task)) return false;
  Reflect.set(task, ADDRESS, session);
  Reflect.set(task, ASK_FIRST, true);
  return task.pause();
}

/** The address where another task could continue this one; `undefined` until the server has given one. */
export function sessionOf(task: UploadTask): string | undefined {
  const session: unknown = Reflect.get(task, ADDRESS);
  return typeof session === 'string' ? session : undefined;
}

import type { AppError, Result } from '@quits/errors';
import type { Database, WriteHandle } from '@quits/firestore';
import type { CommitRecorder } from './commit-recorder.ts';

/** Context of an action. */
export interface Place {
  readonly database: Database;
  readonly groupId: string;
  readonly uid: string;
  readonly recorder: CommitRecorder;
}

/** An action in the app; it may create another group than the given one. */
type Action = (place: Place) => Promise<unknown>;

/** An action, and the account that does it. */
export type NamedAction = readonly [uid: string, label: string, act: Action];

/** Waits until the server has accepted a write. */
export async function accepted(write: WriteHandle): Promise<void> {
  await expectOk(write.settled);
}

/** Waits for a result. @throws its error */
export async function expectOk(result: Promise<Result<unknown, AppError>>): Promise<void> {
  const done = await result;
  if (!done.ok) throw done.error;
}

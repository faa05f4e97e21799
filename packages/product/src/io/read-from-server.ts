import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import { observeConnection, type LiveQuery, type LiveState } from '@quits/firestore';
import type { Database } from '../database.ts';

/**
 * Waits for the server's answer of a live query that contains no pending changes of this device:
 * until they are confirmed, sums are the last confirmed ones plus these changes. Fails with
 * `network/offline` if there is no connection.
 */
export function readFromServer<Data>(
  database: Database,
  live: LiveQuery<LiveState<Data>>,
): Promise<Result<Data, AppError>> {
  const connection = observeConnection(database);
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    function look(): void {
      const answer = answerOf(live.getState(), connection.getState().status === 'offline');
      if (answer === undefined) return;
      for (const stop of stops.splice(0)) stop();
      resolve(answer);
    }
    stops.push(live.subscribe(look), connection.subscribe(look));
    look();
  });
}

function answerOf<Data>(
  state: LiveState<Data>,
  offline: boolean,
): Result<Data, AppError> | undefined {
  if (state.status === 'ready' && !state.fromCache && !state.pending) return ok(state.data);
  if (state.status === 'failed' && !state.retrying) return err(state.error);
  return offline ? err(createAppError('network/offline')) : undefined;
}

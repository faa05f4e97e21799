import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import { observeConnection, type LiveQuery, type LiveState } from '@quits/firestore';
import type { Database } from '../database.ts';

/**
 * Waits for the server's answer of a live query; fails with `network/offline` if there is no
 * connection.
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
  if (state.status === 'ready' && !state.fromCache) return ok(state.data);
  if (state.status === 'failed' && !state.retrying) return err(state.error);
  return offline ? err(createAppError('network/offline')) : undefined;
}

import type { Failure } from '../state/failure.ts';
import type { Flow } from '../state/flow.ts';

/** Where a flow goes when its operation has failed: back to the step where the person can do something. */
export function reject(now: Flow, error: Failure): Flow {
  const silent = error.reaction === 'ignore';
  switch (now.kind) {
    case 'signIn':
    case 'signUp':
      return silent ? { ...now, step: 'edit' } : { ...now, step: 'edit', error };
    case 'guest':
      return silent ? { kind: 'idle', id: now.id } : { ...now, step: 'failed', error };
    case 'signOut':
    case 'idle':
      return now;
    default:
      return now satisfies never;
  }
}

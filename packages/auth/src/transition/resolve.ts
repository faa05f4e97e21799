import type { Flow } from '../state/flow.ts';

/** Where a flow goes when its operation has succeeded. */
export function resolve(now: Flow): Flow {
  switch (now.kind) {
    case 'signIn':
    case 'signUp':
    case 'guest':
      return { ...now, step: 'done' };
    case 'signOut':
    case 'idle':
      return now;
    default:
      return now satisfies never;
  }
}

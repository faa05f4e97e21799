import type { Flow } from '../state/flow.ts';

/** Tells whether a flow waits for the provider. */
export function isBusy(flow: Flow): boolean {
  switch (flow.kind) {
    case 'signIn':
    case 'signUp':
    case 'guest':
      return flow.step === 'submitting';
    case 'signOut':
    case 'idle':
      return false;
    default:
      return flow satisfies never;
  }
}

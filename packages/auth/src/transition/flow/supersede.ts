import type { AuthFlow } from '../../state/flow.ts';
import type { Emit } from '../effect.ts';
import { isBusy } from './is-busy.ts';

/** A new flow's number. What the flow before it started can no longer take effect. */
export function supersede(current: AuthFlow, emit: Emit): number {
  if (isBusy(current)) emit({ type: 'cancelSignIn', flowId: current.id });
  return current.id + 1;
}

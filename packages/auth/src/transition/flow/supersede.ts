import type { AuthFlow } from '../../state/flow.ts';
import type { Emit } from '../effect.ts';
import { isBusy } from './is-busy.ts';

/** Returns the id of a new flow and cancels the sign-in of the previous one. */
export function supersede(current: AuthFlow, emit: Emit): number {
  if (isBusy(current)) emit({ type: 'cancelSignIn', flowId: current.id });
  return current.id + 1;
}

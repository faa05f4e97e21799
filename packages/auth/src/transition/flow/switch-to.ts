import type { AuthFlow } from '../../state/flow.ts';
import type { Emit } from '../effect.ts';

/** Signs in to the account whose credential another flow holds; the guest's data is lost. */
export function switchTo(
  from: number,
  id: number,
  email: string | undefined,
  emit: Emit,
): AuthFlow {
  emit({ type: 'run', flowId: id, operation: { type: 'switchHeld', from } });
  return { type: 'signIn', id, status: 'submitting', email: email ?? '' };
}

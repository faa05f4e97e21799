import { describeFailure } from './describe-failure.ts';
import { toasts } from './toasts.ts';

/** Runs an action of a button; shows its failure. Returns whether it succeeded. */
export async function perform(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    toasts.show({ text: describeFailure(error), tone: 'danger' });
    return false;
  }
}

import { createPlanStore } from './plan-store.ts';
import { settleOffThread } from './settle-off-thread.ts';

/** The plans of this visit. */
export const plans = createPlanStore(
  settleOffThread(
    () => new Worker(new URL('./settle-worker.ts', import.meta.url), { type: 'module' }),
  ),
);

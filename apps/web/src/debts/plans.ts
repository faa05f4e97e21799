import { createPlanStore } from '@quits/product/balances/plan-store.ts';
import { settleOffThread } from '@quits/product/balances/settle-off-thread.ts';

/** The plans of this visit. */
export const plans = createPlanStore(
  settleOffThread(
    () => new Worker(new URL('./settle-worker.ts', import.meta.url), { type: 'module' }),
  ),
);

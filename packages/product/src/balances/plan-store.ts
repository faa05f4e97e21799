import { isQuickToSettle, simplifyDebts, type SimplifyDebtsRequest } from '@quits/ledger';
import type { SettleOffThread, SettleResult } from './settle-off-thread.ts';

/** Number of cached plans, so that a screen shows the same plan when it is reopened. */
const KEPT = 20;

/** Computes plans synchronously if that takes a few milliseconds, else off the main thread. */
export interface PlanStore {
  /** Returns the plan for these balances; `undefined` until it is ready. */
  readonly find: (request: SimplifyDebtsRequest) => SettleResult | undefined;
  /** Starts to compute a missing plan. */
  readonly start: (request: SimplifyDebtsRequest) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes with every plan that becomes ready. */
  readonly version: () => number;
}

/** See {@link PlanStore}. */
export function createPlanStore(settleLater: SettleOffThread): PlanStore {
  const kept = new Map<string, SettleResult>();
  const started = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;

  // The previous plan is only a tie-breaker; one plan per set of balances is enough.
  const keyOf = ({ balances }: SimplifyDebtsRequest): string => JSON.stringify(balances);

  async function make(key: string, request: SimplifyDebtsRequest): Promise<void> {
    const result = await settleLater(request);
    started.delete(key);
    kept.set(key, result);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    version += 1;
    for (const listener of listeners) listener();
  }

  return {
    find: (request) =>
      isQuickToSettle(request) ? simplifyDebts(request) : kept.get(keyOf(request)),
    start(request) {
      const key = keyOf(request);
      if (kept.has(key) || started.has(key)) return;
      started.add(key);
      void make(key, request);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    version: () => version,
  };
}

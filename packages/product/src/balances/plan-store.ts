import { isQuickToSettle, simplifyDebts, type SimplifyDebtsRequest } from '@quits/ledger';
import type { SettleOffThread, SettleResult } from './settle-off-thread.ts';

/** Plans that are kept, so that coming back to a screen shows what it showed. */
const KEPT = 20;

/** Makes plans at once where that takes a few milliseconds, and elsewhere off the main thread. */
export interface PlanStore {
  /** The plan for these balances; `undefined` until it is there. */
  readonly find: (request: SimplifyDebtsRequest) => SettleResult | undefined;
  /** Begins to make a plan that is not there. */
  readonly start: (request: SimplifyDebtsRequest) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another one with every plan that has come. */
  readonly version: () => number;
}

/** See {@link PlanStore}. */
export function createPlanStore(settleLater: SettleOffThread): PlanStore {
  const kept = new Map<string, SettleResult>();
  const started = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;

  // What was shown before only decides between plans; for the same balances one plan is enough.
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

import { simplifyDebts, type SimplifyDebtsRequest } from '@quits/ledger';

/** Result of `settle`. */
export type SettleResult = ReturnType<typeof simplifyDebts>;

/** Request to the worker. */
export interface SettleTask {
  readonly id: number;
  readonly request: SimplifyDebtsRequest;
}

/** Answer of the worker. */
export interface SettleAnswer {
  readonly id: number;
  readonly result: SettleResult;
}

/** Members of `Worker` used here. */
export type SettleWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

/** Plans off the main thread. */
export type SettleOffThread = (request: SimplifyDebtsRequest) => Promise<SettleResult>;

/**
 * Computes plans in a worker that is started on demand; if workers fail, in a separate task on the
 * main thread.
 */
export function settleOffThread(startWorker: () => SettleWorker): SettleOffThread {
  const waiting = new Map<number, (result: SettleResult | undefined) => void>();
  let worker: SettleWorker | undefined;
  let isBroken = false;
  let last = 0;

  function answered({ data: { id, result } }: MessageEvent<SettleAnswer>): void {
    waiting.get(id)?.(result);
    waiting.delete(id);
  }

  function broken(): void {
    isBroken = true;
    worker?.terminate();
    worker = undefined;
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  }

  function started(): SettleWorker | undefined {
    if (worker !== undefined || isBroken) return worker;
    try {
      worker = startWorker();
      worker.addEventListener('message', answered);
      worker.addEventListener('error', broken);
      worker.addEventListener('messageerror', broken);
    } catch {
      broken();
    }
    return worker;
  }

  return async (request) => {
    const running = started();
    if (running === undefined) return simplifyDebts(request);
    last += 1;
    const task: SettleTask = { id: last, request };
    const answer = new Promise<SettleResult | undefined>((resolve) => {
      waiting.set(task.id, resolve);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    running.postMessage(task);
    return (await answer) ?? simplifyDebts(request);
  };
}

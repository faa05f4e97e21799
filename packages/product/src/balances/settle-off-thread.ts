import { simplifyDebts, type SimplifyDebtsRequest } from '@quits/ledger';

/** What `settle` gives. */
export type SettleResult = ReturnType<typeof simplifyDebts>;

/** What the worker is asked. */
export interface SettleTask {
  readonly id: number;
  readonly request: SimplifyDebtsRequest;
}

/** What the worker answers. */
export interface SettleAnswer {
  readonly id: number;
  readonly result: SettleResult;
}

/** What is needed of a worker. */
export type SettleWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

/** Plans off the main thread. */
export type SettleOffThread = (request: SimplifyDebtsRequest) => Promise<SettleResult>;

/**
 * Makes plans in a worker that is started with the first of them; where workers cannot be started or
 * break, in a turn of its own on the main thread.
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

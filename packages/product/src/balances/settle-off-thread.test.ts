import { simplifyDebts } from '@quits/ledger';
import { describe, expect, it } from 'vitest';
import { type SettleTask, settleOffThread, type SettleWorker } from './settle-off-thread.ts';

const request = { balances: { a: 5, b: -5 } };

/** Creates a worker whose answers and failures the test controls. */
function testWorker() {
  const target = new EventTarget();
  const tasks: SettleTask[] = [];
  let isTerminated = false;
  const worker: SettleWorker = {
    postMessage: (task: SettleTask) => tasks.push(structuredClone(task)),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    terminate: () => {
      isTerminated = true;
    },
  };
  return {
    worker,
    tasks,
    isTerminated: () => isTerminated,
    answer: (task: SettleTask) =>
      target.dispatchEvent(
        new MessageEvent('message', { data: { id: task.id, result: simplifyDebts(task.request) } }),
      ),
    fail: () => target.dispatchEvent(new Event('error')),
  };
}

describe('a plan off the main thread', () => {
  it('comes from one worker, each to who has asked for it', async () => {
    const made = testWorker();
    let started = 0;
    const plan = settleOffThread(() => {
      started += 1;
      return made.worker;
    });
    const [first, second] = [plan(request), plan({ balances: { c: 7, d: -7 } })];
    for (const task of made.tasks.toReversed()) made.answer(task);
    expect(await first).toEqual(simplifyDebts(request));
    expect(await second).toEqual(simplifyDebts({ balances: { c: 7, d: -7 } }));
    expect(started).toBe(1);
  });

  it('is made here where there are no workers', async () => {
    const plan = settleOffThread(() => {
      throw new Error('no workers');
    });
    expect(await plan(request)).toEqual(simplifyDebts(request));
  });

  it('is made here once the worker breaks, what waits and what comes after', async () => {
    const made = testWorker();
    const plan = settleOffThread(() => made.worker);
    const waiting = plan(request);
    made.fail();
    expect(await waiting).toEqual(simplifyDebts(request));
    expect(await plan(request)).toEqual(simplifyDebts(request));
    expect([made.tasks.length, made.isTerminated()]).toEqual([1, true]);
  });
});

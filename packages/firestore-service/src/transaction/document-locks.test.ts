import { expect, test, vi } from 'vitest';
import { DocumentLocks } from './document-locks.ts';

test('gives turns in the order they were asked for', async () => {
  const turns = new DocumentLocks(60_000);
  const order: string[] = [];
  const work = async (owner: string) => {
    await turns.take(owner, 'x');
    order.push(`${owner} in`);
    await Promise.resolve();
    order.push(`${owner} out`);
    turns.release(owner);
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('lets owners of different documents go at once', async () => {
  const turns = new DocumentLocks(60_000);
  await turns.take('a', 'x');
  await turns.take('b', 'y');
  await turns.take('a', 'x');
  turns.release('a');
  await turns.take('b', 'x');
});

test('waits so long and no longer, and for a stuck owner only once', async () => {
  vi.useFakeTimers();
  try {
    const turns = new DocumentLocks(500);
    await turns.take('stuck', 'x');
    let isIn = false;
    const waiting = turns.take('b', 'x').then(() => {
      isIn = true;
      return undefined;
    });
    await vi.advanceTimersByTimeAsync(499);
    expect(isIn).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    turns.release('b');
    await turns.take('c', 'x');
    turns.release('stuck');
    turns.release('c');
    await turns.take('d', 'x');
  } finally {
    vi.useRealTimers();
  }
});

test('waits on for as long as others before it get on', async () => {
  vi.useFakeTimers();
  try {
    const turns = new DocumentLocks(500);
    const done: string[] = [];
    const owners = Array.from({ length: 40 }, (_, i) => `o${i}`);
    const all = owners.map(async (owner) => {
      await turns.take(owner, 'x');
      // Each holds the lock for less than the patience, all together for much longer.
      await new Promise((resolve) => void setTimeout(resolve, 400));
      done.push(owner);
      turns.release(owner);
    });
    await vi.advanceTimersByTimeAsync(40 * 400);
    await Promise.all(all);
    expect(done).toEqual(owners);
  } finally {
    vi.useRealTimers();
  }
});

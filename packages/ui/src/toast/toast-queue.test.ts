import { expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

test('keeps the newest and tells its listeners', () => {
  const queue = createToastQueue(2);
  const listener = vi.fn<() => void>();
  const stop = queue.subscribe(listener);
  queue.show({ text: 'one' });
  queue.show({ text: 'two' });
  const last = queue.show({ text: 'three' });
  expect(queue.getSnapshot().map(({ text }) => text)).toEqual(['two', 'three']);
  queue.dismiss(last);
  expect(queue.getSnapshot().map(({ text }) => text)).toEqual(['two']);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  queue.show({ text: 'four' });
  expect(listener).toHaveBeenCalledTimes(4);
});

test('replaces a toast of the same id, and starts it anew', () => {
  const queue = createToastQueue();
  queue.show({ id: 'sync', text: '1 change' });
  const before = queue.getSnapshot()[0]?.revision;
  queue.show({ id: 'sync', text: '2 changes' });
  expect(queue.getSnapshot()).toHaveLength(1);
  expect(queue.getSnapshot()[0]?.text).toBe('2 changes');
  expect(queue.getSnapshot()[0]?.revision).not.toBe(before);
});

test('says nothing when there is nothing to dismiss', () => {
  const queue = createToastQueue();
  const listener = vi.fn<() => void>();
  queue.subscribe(listener);
  queue.dismiss('nobody');
  expect(listener).not.toHaveBeenCalled();
});

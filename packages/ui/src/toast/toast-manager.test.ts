import { expect, test, vi } from 'vitest';
import { createToastManager } from './toast-manager.ts';

test('keeps the newest and tells its listeners', () => {
  const queue = createToastManager(2);
  const listener = vi.fn<() => void>();
  const stop = queue.store.subscribe(listener);
  queue.show({ text: 'one' });
  queue.show({ text: 'two' });
  const last = queue.show({ text: 'three' });
  expect(queue.store.getState().map(({ text }) => text)).toEqual(['two', 'three']);
  queue.dismiss(last);
  expect(queue.store.getState().map(({ text }) => text)).toEqual(['two']);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  queue.show({ text: 'four' });
  expect(listener).toHaveBeenCalledTimes(4);
});

test('replaces a toast of the same id, and starts it anew', () => {
  const queue = createToastManager();
  queue.show({ id: 'sync', text: '1 change' });
  const before = queue.store.getState()[0]?.revision;
  queue.show({ id: 'sync', text: '2 changes' });
  expect(queue.store.getState()).toHaveLength(1);
  expect(queue.store.getState()[0]?.text).toBe('2 changes');
  expect(queue.store.getState()[0]?.revision).not.toBe(before);
});

test('says nothing when there is nothing to dismiss', () => {
  const queue = createToastManager();
  const listener = vi.fn<() => void>();
  queue.store.subscribe(listener);
  queue.dismiss('nobody');
  expect(listener).not.toHaveBeenCalled();
});

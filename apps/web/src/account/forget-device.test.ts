import { keyOf } from '@quits/app-platform/snapshot/stored-snapshot.ts';
import { forgetKeys } from '@quits/product/account/forget-keys.ts';
import { expect, it } from 'vitest';

it('removes the views of a deleted account from the device', () => {
  const kept = new Map([
    [keyOf('ana', '/groups'), 'her view'],
    [keyOf('ben', '/groups'), 'his view'],
  ]);
  const storage = {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  forgetKeys(storage, 'ana');
  expect([...kept.keys()]).toEqual([keyOf('ben', '/groups')]);
});

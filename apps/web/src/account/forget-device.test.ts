import { keyOf } from '@quits/app-platform/snapshot/stored-snapshot.ts';
import { forgetKeys } from '@quits/product/account/forget-keys.ts';
import { memoryStorage } from '@quits/tooling-presets/memory-storage';
import { expect, it } from 'vitest';

it('removes the views of a deleted account from the device', () => {
  const kept = new Map([
    [keyOf('ana', '/groups'), 'view of Ana'],
    [keyOf('ben', '/groups'), 'view of Ben'],
  ]);
  forgetKeys(memoryStorage(kept), 'ana');
  expect([...kept.keys()]).toEqual([keyOf('ben', '/groups')]);
});

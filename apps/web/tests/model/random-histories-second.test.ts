import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { search } from './search.ts';
import { storePages } from './stored-pages.ts';

let backend: Backend;
let forget: () => void;

beforeAll(async () => {
  forget = storePages();
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
  forget();
});

describe('random histories of several devices', () => {
  it('leave the ledger true, on every device', { timeout: 600_000 }, async () => {
    // What shows for a moment (e) depends on the load of the machine; the bench looks for that.
    const asked = { from: 1001, histories: 3, steps: 50, properties: 'abcd' };
    expect(await search({ backend, ...asked })).toEqual([]);
  });
});

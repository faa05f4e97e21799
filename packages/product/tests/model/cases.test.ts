import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { ALL_CASES } from './cases/all-cases.ts';
import { playHistory } from './history.ts';
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

// A history waits for its devices most of the time.
describe.concurrent('what once went wrong', () => {
  it.for(ALL_CASES)('stays right: $what', async (fixed, { expect }) => {
    const { findings } = await playHistory(backend, fixed);
    expect(findings).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('what once went wrong', () => {
  it.each(ALL_CASES)('stays right: $what', async (fixed) => {
    const { findings } = await playHistory(backend, fixed);
    expect(findings).toEqual([]);
  });
});

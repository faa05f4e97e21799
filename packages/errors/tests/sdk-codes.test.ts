import { describe, expect, it } from 'vitest';
import { isErrorCode } from '../src/catalog/catalog.ts';
import { authCodes, firestoreCodes, inlinedCodes, storageCodes } from './sdk-codes.ts';

describe('every code of the installed SDK has an entry', () => {
  it.each([
    ['auth', authCodes(), 108],
    ['firestore', firestoreCodes(), 16],
    ['storage', storageCodes(), 25],
    ['app', inlinedCodes('app'), 14],
    ['installations', inlinedCodes('installations'), 6],
    ['analytics', inlinedCodes('analytics'), 12],
    ['app-check', inlinedCodes('app-check'), 11],
  ])('%s', (service, codes, atLeast) => {
    expect(codes.length).toBeGreaterThanOrEqual(atLeast);
    expect(codes.map((code) => `${service}/${code}`).filter((code) => !isErrorCode(code))).toEqual(
      [],
    );
  });
});

// Fails once an SDK has codes for these errors; `provider/to-app-error.ts` can then stop parsing their messages.
it.each([
  ['a blocking function’s refusal', authCodes(), /blocking/u],
  ['a missing index', firestoreCodes(), /index/u],
  ['a full device', firestoreCodes(), /quota|storage|disk/u],
])('the SDK has no code for %s', (_, codes, pattern) => {
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => pattern.test(code))).toEqual([]);
});

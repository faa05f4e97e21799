import { expect, it } from 'vitest';
import { matchTotp, newTotpSecret, totpCode } from './totp.ts';

// The secret and times of RFC 6238, appendix B, cut to six digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('makes the code of second %i', (second, code) => {
  expect(totpCode(SECRET, second * 1000)).toBe(code);
});

it('takes the codes of the neighboring periods and no others', () => {
  const secret = newTotpSecret();
  const now = 1_700_000_010_000;
  for (const seconds of [-30, 0, 30]) {
    expect(matchTotp(secret, totpCode(secret, now + seconds * 1000), now, 1)).toBeDefined();
  }
  expect(matchTotp(secret, totpCode(secret, now + 90_000), now, 1)).toBeUndefined();
});

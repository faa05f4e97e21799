import { expect, it } from 'vitest';
import { invitePath } from './invite-path.ts';

const ORIGIN = 'https://quits.example.org';

it('takes invite links of this server only', () => {
  expect(invitePath(`${ORIGIN}/join/g/i#secret`, ORIGIN)).toBe('/join/g/i#secret');
  for (const text of [
    undefined,
    '',
    'BCD\n002\n1\nSCT',
    'https://evil.example.org/join/g/i#secret',
    `${ORIGIN}@evil.example.org/join/g/i`,
    `javascript:location='${ORIGIN}/join/g/i'`,
    `${ORIGIN}/account`,
    `${ORIGIN}/join/g/i/../../../account`,
  ]) {
    expect(invitePath(text, ORIGIN)).toBeUndefined();
  }
});

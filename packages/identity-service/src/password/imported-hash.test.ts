import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isImportedPassword, isKnownAlgorithm } from './imported-hash.ts';

it('checks a hash of the service, with the parameters of its published example', async () => {
  // From the README of github.com/firebase/scrypt.
  const imported = {
    algorithm: 'SCRYPT',
    hash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
    salt: '42xEC+ixf3L2lw==',
    saltSeparator: 'Bw==',
    signerKey:
      'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
    rounds: 8,
    memoryCost: 14,
  };
  expect(await isImportedPassword('user1password', imported)).toBe(true);
  expect(await isImportedPassword('user2password', imported)).toBe(false);
});

it('knows what it cannot check', async () => {
  expect(isKnownAlgorithm('ROT13')).toBe(false);
  expect(isKnownAlgorithm('toString')).toBe(false);
  expect(await isImportedPassword('x', { algorithm: 'ROT13', hash: '', salt: '' })).toBe(false);
});

it('takes the order of password and salt that was given', async () => {
  const hash = createHash('sha256').update('secretsalt').digest('base64');
  const imported = { algorithm: 'SHA256', hash, salt: Buffer.from('salt').toString('base64') };
  const order = 'PASSWORD_AND_SALT';
  expect(await isImportedPassword('secret', { ...imported, order })).toBe(true);
  expect(await isImportedPassword('secret', imported)).toBe(false);
});

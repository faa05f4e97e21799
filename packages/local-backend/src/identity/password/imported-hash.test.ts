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
  expect(isKnownAlgorithm('BCRYPT')).toBe(false);
  expect(await isImportedPassword('x', { algorithm: 'BCRYPT', hash: '', salt: '' })).toBe(false);
});

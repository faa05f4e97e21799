import { expect, it } from 'vitest';
import { createAuthRateLimiter } from './auth-rate-limiter.ts';

function limitAt() {
  const clock = { time: 0 };
  const limit = createAuthRateLimiter(() => clock.time, { perAccount: 2, perAddress: 4 });
  const guess = (account: string, address: string) => limit.failed(account, address);
  return { clock, limit, guess };
}

it('doubles the wait with each guess beyond the free ones', () => {
  const { clock, limit, guess } = limitAt();
  guess('ada', 'home');
  expect(limit.isBlocked('ada', 'home')).toBe(false);
  for (const wait of [1000, 2000, 4000]) {
    guess('ada', 'home');
    clock.time += wait - 1;
    expect(limit.isBlocked('ada', 'home')).toBe(true);
    clock.time += 1;
    expect(limit.isBlocked('ada', 'home')).toBe(false);
  }
});

it('does not lock an account for other addresses', () => {
  const { limit, guess } = limitAt();
  for (let count = 0; count < 9; count += 1) guess('ada', 'attacker');
  expect(limit.isBlocked('ada', 'home')).toBe(false);
});

it('slows one address that tries many accounts', () => {
  const { limit, guess } = limitAt();
  for (const account of ['a', 'b', 'c', 'd']) guess(account, 'attacker');
  expect(limit.isBlocked('e', 'attacker')).toBe(true);
});

it('starts anew after a success and after an hour', () => {
  const { clock, limit, guess } = limitAt();
  guess('ada', 'home');
  limit.succeeded('ada', 'home');
  guess('ada', 'home');
  expect(limit.isBlocked('ada', 'home')).toBe(false);
  clock.time += 3_600_001;
  guess('ada', 'home');
  expect(limit.isBlocked('ada', 'home')).toBe(false);
});

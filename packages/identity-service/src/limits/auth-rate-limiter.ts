/** Limits for wrong guesses. */
export interface RateLimitOptions {
  /** Free wrong guesses for one account from one IP address. @default 5 */
  readonly perAccount?: number;
  /** Free wrong guesses from one IP address, for any account. @default 50 */
  readonly perAddress?: number;
  /** Delay in ms; doubles with each guess beyond the free ones, up to 15 minutes. @default 1000 */
  readonly firstDelay?: number;
}

/** Slows the guessing of passwords and codes. */
export interface AuthRateLimiter {
  /** Returns whether another guess must wait. */
  isBlocked(account: string, address: string): boolean;
  failed(account: string, address: string): void;
  succeeded(account: string, address: string): void;
  clear(): void;
}

interface Tally {
  failures: number;
  /** Time in ms since the epoch. */
  blockedUntil: number;
  lastFailure: number;
}

const LONGEST_DELAY = 15 * 60_000;
/** Failures are forgotten after this time without a further one. */
const MEMORY = 60 * 60_000;
const MOST_TALLIES = 10_000;

/** Counts wrong guesses in memory. `now` is in ms since the epoch. */
export function createAuthRateLimiter(
  now: () => number,
  options: RateLimitOptions = {},
): AuthRateLimiter {
  const { perAccount = 5, perAddress = 50, firstDelay = 1000 } = options;
  const tallies = new Map<string, Tally>();

  function count(key: string, free: number): void {
    const time = now();
    const known = tallies.get(key);
    const failures = known === undefined || isForgotten(known, time) ? 1 : known.failures + 1;
    const excess = failures - free;
    const delay = excess < 0 ? 0 : Math.min(firstDelay * 2 ** excess, LONGEST_DELAY);
    // Re-inserted to keep the map ordered by the last failure.
    tallies.delete(key);
    tallies.set(key, { failures, blockedUntil: time + delay, lastFailure: time });
    if (tallies.size > MOST_TALLIES) forgetOldest();
  }

  function forgetOldest(): void {
    const [oldest] = tallies.keys();
    if (oldest !== undefined) tallies.delete(oldest);
  }

  const isWaiting = (key: string) => (tallies.get(key)?.blockedUntil ?? 0) > now();

  return {
    isBlocked: (account, address) =>
      isWaiting(pairKey(account, address)) || isWaiting(addressKey(address)),
    failed(account, address) {
      count(pairKey(account, address), perAccount);
      count(addressKey(address), perAddress);
    },
    succeeded(account, address) {
      tallies.delete(pairKey(account, address));
    },
    clear: () => tallies.clear(),
  };
}

function isForgotten(tally: Tally, time: number): boolean {
  return time - tally.lastFailure > MEMORY;
}

function pairKey(account: string, address: string): string {
  return `account ${account} ${address}`;
}

function addressKey(address: string): string {
  return `address ${address}`;
}

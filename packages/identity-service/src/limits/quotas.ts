import { IdentityError } from '../protocol/identity-error.ts';
import { createAuthRateLimiter } from './auth-rate-limiter.ts';

/** Quotas that are enforced, not only counted. */
export interface QuotaOptions {
  /** Accounts created from one IP address; a number is the most within an hour. `true` is 100. */
  readonly signUps: boolean | number;
  /** E-mails and SMS to one address. */
  readonly messages: boolean;
}

/** Usage of a quota by one IP address in the current hour. */
export interface QuotaUse {
  readonly quota: 'sign-ups' | 'messages';
  /** The network address of a caller, or the e-mail address or number that messages go to. */
  readonly address: string;
  readonly used: number;
  readonly limit: number;
  readonly isHeld: boolean;
}

/** Quotas per IP address. */
export interface Quotas {
  /** @throws {IdentityError} `TOO_MANY_ATTEMPTS_TRY_LATER` when the quota is held and used up */
  signUp(caller: string): void;
  /** Counts a message; returns whether it may be sent. */
  message(to: string, caller: string): boolean;
  /** Most used first. */
  list(): QuotaUse[];
  clear(): void;
}

const HOUR = 3_600_000;
/** https://firebase.google.com/docs/auth/limits: new accounts an hour from one address. */
const SIGN_UPS = 100;
/** Our own limit; the service documents none per recipient. */
const MESSAGES = 10;
const MOST_ADDRESSES = 10_000;

/** Counts in memory. `now` is in ms since the epoch. */
export function createQuotas(now: () => number, held: QuotaOptions): Quotas {
  const mostSignUps = typeof held.signUps === 'number' ? held.signUps : SIGN_UPS;
  const isHeld = held.signUps !== false;
  const signUps = createCounter(now);
  const messages = createCounter(now);
  const newDelays = () =>
    createAuthRateLimiter(now, { perAccount: MESSAGES, perAddress: 200, firstDelay: 60_000 });
  let delays = newDelays();
  return {
    signUp(caller) {
      if (isHeld && signUps.used(caller) >= mostSignUps) {
        throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
      }
      signUps.add(caller);
    },
    message(to, caller) {
      if (held.messages && delays.isBlocked(to, caller)) return false;
      delays.failed(to, caller);
      messages.add(to);
      return true;
    },
    list() {
      const uses = [
        ...signUps.list('sign-ups', mostSignUps, isHeld),
        ...messages.list('messages', MESSAGES, held.messages),
      ];
      return uses.sort((one, other) => other.used / other.limit - one.used / one.limit);
    },
    clear() {
      signUps.clear();
      messages.clear();
      delays = newDelays();
    },
  };
}

interface Counter {
  add(address: string): void;
  used(address: string): number;
  list(quota: QuotaUse['quota'], limit: number, isHeld: boolean): QuotaUse[];
  clear(): void;
}

/** Counts within the hour that an address's first use begins. */
function createCounter(now: () => number): Counter {
  const counts = new Map<string, { readonly since: number; count: number }>();
  const current = (address: string) => {
    const known = counts.get(address);
    return known === undefined || now() - known.since >= HOUR ? undefined : known;
  };
  return {
    add(address) {
      const known = current(address);
      if (known !== undefined) {
        known.count += 1;
        return;
      }
      if (counts.size >= MOST_ADDRESSES) counts.clear();
      counts.set(address, { since: now(), count: 1 });
    },
    used: (address) => current(address)?.count ?? 0,
    list: (quota, limit, isHeld) =>
      [...counts.keys()].flatMap((address) => {
        const used = current(address)?.count ?? 0;
        return used === 0 ? [] : [{ quota, address, used, limit, isHeld }];
      }),
    clear: () => counts.clear(),
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { header, type HttpCall, type HttpReply, text } from '@quits/service-base';
import { isAtThisMachine } from '../http/is-at-this-machine.ts';
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts';

/** Access to the dashboard. */
export interface DashboardAccess {
  /** Returns the response to a caller who has none; `undefined` for the others. */
  refuse(call: HttpCall): HttpReply | undefined;
}

/** Options of {@link localAccess}. */
export interface LocalAccessOptions {
  readonly password: string | undefined;
  /** Whether local callers need no password; a proxy's requests would look local. */
  readonly isOpenHere: boolean;
}

const ATTEMPTS_PER_MINUTE = 20;

/** Returns the access to the dashboard of a development backend. */
export function localAccess(options: LocalAccessOptions, now: () => number): DashboardAccess {
  const attempts = createRateLimit(now, ATTEMPTS_PER_MINUTE, 60_000);
  return { refuse: (call) => refuseAccess(call, options, attempts) };
}

/**
 * Allows loopback clients unless a proxy may stand in between, and any client with the dashboard password.
 * @returns the refusal, if any
 */
function refuseAccess(
  call: HttpCall,
  { password, isOpenHere }: LocalAccessOptions,
  attempts: RateLimit,
): HttpReply | undefined {
  if (isOpenHere && isAtThisMachine(call)) return undefined;
  if (password === undefined) {
    return text('This page is only for this machine. --dashboard-password opens it.\n', 403);
  }
  const credentials = /^Basic (\S+)$/.exec(header(call, 'authorization') ?? '')?.[1] ?? '';
  const given = Buffer.from(credentials, 'base64').toString('utf8');
  if (credentials !== '' && !attempts.take(call.address)) {
    return text('Too many attempts.\n', 429);
  }
  if (isSame(given.slice(given.indexOf(':') + 1), password)) return undefined;
  return text('A password is needed.\n', 401, {
    'WWW-Authenticate': 'Basic realm="dashboard", charset="UTF-8"',
  });
}

function isSame(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

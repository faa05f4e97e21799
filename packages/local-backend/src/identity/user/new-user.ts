import { newUid } from './new-uid.ts';
import type { User } from './user.ts';

/** An account without anything yet. `now` is in ms since the epoch. */
export function newUser(now: number, uid = newUid()): User {
  return {
    uid,
    emailVerified: false,
    disabled: false,
    providers: [],
    secondFactors: [],
    validSince: Math.floor(now / 1000),
    createdAt: now,
  };
}

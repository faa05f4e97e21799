import type { Caller } from '@quits/service-base';
import { fromJson } from './from-json.ts';
import { LazyMap } from './maps.ts';
import type { RulesValue } from './rules-value.ts';

/** `request.auth`: null, or the user's id and the claims of the token. */
export function authOf(caller: Caller): RulesValue {
  if (caller.kind !== 'user') return null;
  return new LazyMap<unknown>({ uid: caller.uid, token: caller.token }, fromJson);
}

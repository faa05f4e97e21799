import { isErrorCode, recoveryFor } from '@quits/errors';
import type { StaticMessageKey, Translate } from '../messages/message-types.ts';
import { errorTextKeys, type ErrorTextKey } from './error-text-keys.ts';

/** An error with a code; {@link errorText} needs nothing else. */
export interface ErrorLike {
  readonly code: string;
}

/** An app's own texts by error code. */
export type ErrorTexts = Readonly<Record<string, StaticMessageKey>>;

const chosen: Readonly<Record<string, ErrorTextKey>> = errorTextKeys;

/** Returns the key of the shared text for a code, even an unknown one. */
export function errorTextKey(code: string): ErrorTextKey {
  const key = Object.hasOwn(chosen, code) ? chosen[code] : undefined;
  if (key !== undefined) return key;
  return isErrorCode(code) && recoveryFor(code) === 'ignore' ? 'cancelled' : 'unexpected';
}

/** Returns the text that describes an error to users: the app's own if any; never the provider's message. */
export function errorText(t: Translate, failure: ErrorLike, own: ErrorTexts = {}): string {
  const { code } = failure;
  const key = Object.hasOwn(own, code) ? own[code] : undefined;
  return t(key ?? `errors:${errorTextKey(code)}`);
}

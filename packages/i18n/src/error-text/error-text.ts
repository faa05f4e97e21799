import { isErrorCode, recoveryFor } from '@quits/errors';
import type { StaticMessageKey, Translate } from '../messages/message-types.ts';
import { errorTextKeys, type ErrorTextKey } from './error-text-keys.ts';

/** What a failure needs to have for a text to be found. */
export interface Failure {
  readonly code: string;
}

/** An app's own texts by error code. */
export type ErrorTexts = Readonly<Record<string, StaticMessageKey>>;

const chosen: Readonly<Record<string, ErrorTextKey>> = errorTextKeys;

/** The name of the shared text for a code; any string is answered. */
export function errorTextKey(code: string): ErrorTextKey {
  const key = Object.hasOwn(chosen, code) ? chosen[code] : undefined;
  if (key !== undefined) return key;
  return isErrorCode(code) && recoveryFor(code) === 'ignore' ? 'cancelled' : 'unexpected';
}

/** What a person reads about a failure, in an app's own words where it has some; never the provider's own text. */
export function errorText(t: Translate, failure: Failure, own: ErrorTexts = {}): string {
  const { code } = failure;
  const key = Object.hasOwn(own, code) ? own[code] : undefined;
  return t(key ?? `errors:${errorTextKey(code)}`);
}

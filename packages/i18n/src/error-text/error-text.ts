import { isErrorCode, reactionTo, type ErrorCode } from '@quits/errors';
import type { Translate } from '../messages/message-types.ts';
import { errorTextKeys, type ErrorTextKey } from './error-text-keys.ts';

/** What a failure needs to have for a text to be found. */
export interface Failure {
  readonly code: string;
}

const chosen: { readonly [Code in ErrorCode]?: ErrorTextKey } = errorTextKeys;

/** The name of the text for a code; any string is answered. */
export function errorTextKey(code: string): ErrorTextKey {
  if (!isErrorCode(code)) return 'unexpected';
  return chosen[code] ?? (reactionTo(code) === 'ignore' ? 'cancelled' : 'unexpected');
}

/** What a person reads about a failure; never the provider's own text. */
export function errorText(t: Translate, failure: Failure): string {
  return t(`errors:${errorTextKey(failure.code)}`);
}

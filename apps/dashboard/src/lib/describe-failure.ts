import { TEXTS } from '../texts.ts';
import { RequestError } from './fetch-json.ts';

/** Returns a sentence about a failed request. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof RequestError)) throw error;
  if (error.status === undefined) return TEXTS.failure.unreachable;
  return error.message === '' ? TEXTS.failure.status(error.status) : error.message;
}

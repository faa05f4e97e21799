import { appendFileSync } from 'node:fs';
import { formatRecordedRequest, type RecordRequest } from '@quits/security-rules';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * Records requests at the end of a JSON Lines file, which only its owner may read: it holds what the rules see,
 * such as documents and the claims of callers, but no tokens, passwords or cookies.
 * @throws {StartError} if the file can't be written
 */
export function createRequestLog(path: string): RecordRequest {
  const append = (text: string) => appendFileSync(path, text, { mode: 0o600 });
  try {
    append('');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The request log ${path} can't be written: ${reason}.`, { cause: error });
  }
  return (recorded) => append(`${formatRecordedRequest(recorded)}\n`);
}

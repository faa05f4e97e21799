import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import * as v from 'valibot';
import { type RemindAnswer, remindAnswerSchema, type RemindRequest } from './answer.ts';

/** Asks the server for the text of a reminder, or to send it; `call` calls a function of the server. */
export async function askReminder(
  call: (name: string, data: unknown) => Promise<unknown>,
  request: RemindRequest,
): Promise<Result<RemindAnswer, AppError>> {
  try {
    const read = v.safeParse(remindAnswerSchema, await call('remind', request));
    return read.success ? ok(read.output) : err(createAppError('network/failed'));
  } catch (cause) {
    return err(createAppError('network/failed', { cause }));
  }
}

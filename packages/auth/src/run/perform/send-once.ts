import type { Operation, OperationResult } from '../../transition/operation.ts';
import { RESEND_PAUSE } from '../../transition/flow/submit.ts';
import type { OperationContext } from './operation-context.ts';

/**
 * Sends a mail, unless the same one was sent within the resend pause, so that reloading doesn't
 * send more.
 */
export async function sendOnce(
  { context }: OperationContext,
  operation: Extract<
    Operation,
    { type: 'sendLink' | 'sendReset' | 'sendVerification' | 'changeEmail' }
  >,
  send: () => Promise<void>,
): Promise<OperationResult> {
  const { records, clock, getState } = context;
  const { session } = getState();
  const to = 'email' in operation ? operation.email : 'user' in session ? session.user.uid : '';
  const what = `${operation.type} ${to}`;
  const last = records.sentMail.read();
  if (last?.what === what && last.resendAt > clock.now()) return { resendAt: last.resendAt };
  await send();
  const resendAt = clock.now() + RESEND_PAUSE;
  records.sentMail.write({ what, resendAt });
  return { resendAt };
}

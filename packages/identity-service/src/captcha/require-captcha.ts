import { textField, type Body } from '../protocol/body.ts';
import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { captchaState, type CaptchaSubject } from '../settings/recaptcha.ts';

/** Value that clients send if they have no result. */
const NO_RESULT = 'NO_RECAPTCHA';

/**
 * Requires a reCAPTCHA result if enforced; any result passes here.
 * @throws {IdentityError} `MISSING_RECAPTCHA_TOKEN` or `INVALID_RECAPTCHA_TOKEN`
 */
export function requireCaptcha(
  context: IdentityContext,
  call: IdentityCall,
  subject: CaptchaSubject,
  body: Body,
): void {
  if (call.caller.kind === 'admin') return;
  if (captchaState(context.settings.get().captcha, subject) !== 'ENFORCE') return;
  const result = textField(body, 'captchaResponse') ?? textField(body, 'captchaResp') ?? '';
  if (result === '') throw new IdentityError('MISSING_RECAPTCHA_TOKEN');
  if (result === NO_RESULT) throw new IdentityError('INVALID_RECAPTCHA_TOKEN');
}

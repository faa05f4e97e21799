import { objectField, textField, type Body } from '../protocol/body.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { sendPhoneCode } from '../phone/send-phone-code.ts';
import { startSession } from '../session/start-session.ts';
import { USUAL_INTERVALS } from '../settings/mfa.ts';
import { readTicket } from '../session/ticket.ts';
import type { SecondFactor, User } from '../user/user.ts';
import { matchTotp } from './totp.ts';

/** Sends the SMS of the second step. */
export const startSecondFactor: Operation = async (context, call, body) => {
  const { user } = firstFactor(context, body);
  const factor = chosenFactor(user, body);
  const phone = objectField(body, 'phoneSignInInfo');
  if (factor.kind !== 'phone' || phone === undefined) {
    throw new IdentityError('INVALID_ARGUMENT', 'This second factor needs no message.');
  }
  requireCaptcha(context, call, 'phone', phone);
  const sessionInfo = await sendPhoneCode(context, call, factor.phoneNumber);
  return { phoneResponseInfo: { sessionInfo } };
};

/** Ends a sign-in by the code of a second factor. */
export const finalizeSecondFactor: Operation = async (context, call, body) => {
  const { user, provider } = firstFactor(context, body);
  if (context.guesses.isBlocked(user.uid, call.address)) {
    throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
  }
  try {
    const factor = provenFactor(context, user, body);
    context.guesses.succeeded(user.uid, call.address);
    const secondFactor = { provider: factor.kind, identifier: factor.enrollmentId };
    const tokens = await startSession(context, user, provider, { secondFactor });
    return { idToken: tokens.idToken, refreshToken: tokens.refreshToken };
  } catch (error) {
    if (error instanceof IdentityError && error.code === 'INVALID_CODE') {
      context.guesses.failed(user.uid, call.address);
    }
    throw error;
  }
};

function provenFactor(context: IdentityContext, user: User, body: Body): SecondFactor {
  const phone = objectField(body, 'phoneVerificationInfo');
  if (phone !== undefined) {
    const [session, code] = [textField(phone, 'sessionInfo'), textField(phone, 'code')];
    const number = context.phoneCodes.redeem(session, code);
    const factor = user.secondFactors.find(
      (candidate) => candidate.kind === 'phone' && candidate.phoneNumber === number,
    );
    if (factor === undefined) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
    return factor;
  }
  const totp = objectField(body, 'totpVerificationInfo');
  const code = totp === undefined ? '' : (textField(totp, 'verificationCode') ?? '');
  if (code === '') throw new IdentityError('MISSING_CODE');
  const factor = chosenFactor(user, body);
  if (factor.kind !== 'totp') throw new IdentityError('INVALID_ARGUMENT', 'Wrong second factor.');
  const period = matchTotp(
    factor.secret,
    code,
    context.now(),
    context.settings.get().mfa.adjacentIntervals ?? USUAL_INTERVALS,
  );
  // A code works only once, so that an observed code is useless.
  if (period === undefined || !context.usedCodes.use(`${factor.enrollmentId} ${period}`)) {
    throw new IdentityError('INVALID_CODE');
  }
  return factor;
}

function firstFactor(context: IdentityContext, body: Body): { user: User; provider: string } {
  const ticket = textField(body, 'mfaPendingCredential');
  if (ticket === undefined || ticket === '') {
    throw new IdentityError('MISSING_MFA_PENDING_CREDENTIAL');
  }
  const statement = readTicket(context, 'mfa-sign-in', ticket);
  const isHere = statement?.['tenant'] === context.tenant;
  const user = isHere ? context.users.get(String(statement?.['uid'])) : undefined;
  const provider = statement?.['provider'];
  if (user === undefined || typeof provider !== 'string') {
    throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
  }
  if (user.disabled) throw new IdentityError('USER_DISABLED');
  if (statement?.['validSince'] !== user.validSince) {
    throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
  }
  return { user, provider };
}

function chosenFactor(user: User, body: Body): SecondFactor {
  const id = textField(body, 'mfaEnrollmentId');
  if (id === undefined || id === '') throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  const factor = user.secondFactors.find(({ enrollmentId }) => enrollmentId === id);
  if (factor === undefined) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
  return factor;
}

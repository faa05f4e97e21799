import { randomUUID } from 'node:crypto';
import { objectField, textField, type Body } from '../protocol/body.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import type { IdentityCall, IdentityContext, Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { createOobCode } from '../oob/create-oob-code.ts';
import { oobMessage } from '../oob/oob-message.ts';
import { canonicalPhoneNumber } from '../phone/phone-number.ts';
import { sendPhoneCode } from '../phone/send-phone-code.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { signedInUser, type SignedInUser } from '../session/signed-in-user.ts';
import { issueTokens } from '../session/start-session.ts';
import { USUAL_INTERVALS } from '../settings/mfa.ts';
import { issueTicket, readTicket } from '../session/ticket.ts';
import type { SecondFactor, User } from '../user/user.ts';
import { matchTotp, newTotpSecret, TOTP_DIGITS, TOTP_PERIOD } from './totp.ts';

const MOST_FACTORS = 5;
/** Seconds to confirm a shared secret. */
const ENROLLMENT_TIME = 300;

/** Starts to enroll a second factor: sends an SMS, or creates a shared secret. */
export const startEnrollment: Operation = async (context, call, body) => {
  const { user } = enrollable(context, body);
  const phone = objectField(body, 'phoneEnrollmentInfo');
  if (phone !== undefined) {
    const phoneNumber = canonicalPhoneNumber(textField(phone, 'phoneNumber'));
    refuseSecondPhone(user, phoneNumber);
    requireCaptcha(context, call, 'phone', phone);
    return { phoneSessionInfo: { sessionInfo: await sendPhoneCode(context, call, phoneNumber) } };
  }
  if (objectField(body, 'totpEnrollmentInfo') === undefined) {
    throw new IdentityError('INVALID_ARGUMENT', 'No kind of second factor was named.');
  }
  refuseSecondTotp(user);
  const secret = newTotpSecret();
  const statement = { uid: user.uid, secret };
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: TOTP_DIGITS,
      hashingAlgorithm: 'SHA1',
      periodSec: TOTP_PERIOD,
      sessionInfo: await issueTicket(context, 'totp-enrollment', statement, ENROLLMENT_TIME),
      finalizeEnrollmentTime: new Date(context.now() + ENROLLMENT_TIME * 1000).toISOString(),
    },
  };
};

/** Adds a second factor once a code has proven that its owner has it. */
export const finalizeEnrollment: Operation = async (context, call, body) => {
  const { user, signIn } = enrollable(context, body);
  const displayName = textField(body, 'displayName');
  const proven = provenFactor(context, user, body);
  const factor: SecondFactor = {
    ...proven,
    enrollmentId: randomUUID(),
    enrolledAt: new Date(context.now()).toISOString(),
    ...(displayName === undefined ? {} : { displayName }),
  };
  const updated: User = { ...user, secondFactors: [...user.secondFactors, factor] };
  context.users.put(updated);
  tellOwner(context, call, updated, factor.enrollmentId);
  const secondFactor = { provider: proven.kind, identifier: factor.enrollmentId };
  const { idToken, refreshToken } = await issueTokens(context, updated, {
    ...signIn,
    secondFactor,
  });
  return {
    idToken,
    refreshToken,
    ...(proven.kind === 'phone'
      ? { phoneAuthInfo: { phoneNumber: proven.phoneNumber } }
      : { totpAuthInfo: {} }),
  };
};

/** Removes a second factor. */
export const withdrawFactor: Operation = async (context, _call, body) => {
  const { user, signIn } = signedInUser(context, textField(body, 'idToken') ?? '');
  const id = textField(body, 'mfaEnrollmentId');
  if (id === undefined || id === '') throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  const secondFactors = user.secondFactors.filter(({ enrollmentId }) => enrollmentId !== id);
  if (secondFactors.length === user.secondFactors.length) {
    throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
  }
  const updated = { ...user, secondFactors };
  context.users.put(updated);
  const { secondFactor: _, ...firstFactor } = signIn;
  const { idToken, refreshToken } = await issueTokens(context, updated, firstFactor);
  return { idToken, refreshToken };
};

type ProvenFactor =
  | { readonly kind: 'phone'; readonly phoneNumber: string }
  | { readonly kind: 'totp'; readonly secret: string };

function provenFactor(context: IdentityContext, user: User, body: Body): ProvenFactor {
  const phone = objectField(body, 'phoneVerificationInfo');
  if (phone !== undefined) {
    const [session, code] = [textField(phone, 'sessionInfo'), textField(phone, 'code')];
    const phoneNumber = context.phoneCodes.redeem(session, code);
    refuseSecondPhone(user, phoneNumber);
    return { kind: 'phone', phoneNumber };
  }
  const totp = objectField(body, 'totpVerificationInfo');
  if (totp === undefined) throw new IdentityError('MISSING_CODE');
  const statement = readTicket(context, 'totp-enrollment', textField(totp, 'sessionInfo') ?? '');
  const secret = statement?.['secret'];
  if (typeof secret !== 'string' || statement?.['uid'] !== user.uid) {
    throw new IdentityError('INVALID_SESSION_INFO');
  }
  refuseSecondTotp(user);
  const code = textField(totp, 'verificationCode') ?? '';
  if (code === '') throw new IdentityError('MISSING_CODE');
  const window = context.settings.get().mfa.adjacentIntervals ?? USUAL_INTERVALS;
  if (matchTotp(secret, code, context.now(), window) === undefined)
    throw new IdentityError('INVALID_CODE');
  return { kind: 'totp', secret };
}

function enrollable(context: IdentityContext, body: Body): SignedInUser {
  const { sms, totp } = context.settings.get().mfa;
  const isTotp =
    body['totpEnrollmentInfo'] !== undefined || body['totpVerificationInfo'] !== undefined;
  if (isTotp ? !totp : !sms) {
    const kind = isTotp ? 'TOTP' : 'SMS';
    throw new IdentityError('OPERATION_NOT_ALLOWED', `${kind} based MFA not enabled.`);
  }
  const signedIn = signedInUser(context, textField(body, 'idToken') ?? '');
  const { user, signIn } = signedIn;
  if (['anonymous', 'custom', 'phone'].includes(signIn.provider)) {
    throw new IdentityError('UNSUPPORTED_FIRST_FACTOR', 'MFA is not available for this sign-in.');
  }
  if (user.email === undefined || !user.emailVerified) {
    throw new IdentityError('UNVERIFIED_EMAIL', 'Need to verify email first before enrolling.');
  }
  if (user.secondFactors.length >= MOST_FACTORS) {
    throw new IdentityError('SECOND_FACTOR_LIMIT_EXCEEDED');
  }
  requireRecentSignIn(context, signIn);
  return signedIn;
}

function refuseSecondPhone(user: User, phoneNumber: string): void {
  const isThere = user.secondFactors.some(
    (factor) => factor.kind === 'phone' && factor.phoneNumber === phoneNumber,
  );
  if (isThere) throw new IdentityError('SECOND_FACTOR_EXISTS', 'Phone number already enrolled.');
}

function refuseSecondTotp(user: User): void {
  if (user.secondFactors.some(({ kind }) => kind === 'totp')) {
    throw new IdentityError('SECOND_FACTOR_EXISTS', 'TOTP already enrolled.');
  }
}

function tellOwner(
  context: IdentityContext,
  call: IdentityCall,
  { uid, email }: User,
  enrollmentId: string,
): void {
  if (email === undefined) return;
  const code = createOobCode(context, call, {
    type: 'REVERT_SECOND_FACTOR_ADDITION',
    email,
    uid,
    enrollmentId,
  });
  context.sendMessage(oobMessage(code));
}

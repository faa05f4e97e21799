import { textField, type Body } from '../protocol/body.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { signedInUser } from '../session/signed-in-user.ts';
import { startSession } from '../session/start-session.ts';
import { issueTicket, readTicket } from '../session/ticket.ts';
import { signUpUser } from '../registration/sign-up-user.ts';
import type { User } from '../user/user.ts';

/**
 * Time in seconds during which a number that can't be linked because it is in use can be signed in
 * with.
 */
const PROOF_TIME = 600;

/** Signs in, or adds the number to the account of an ID token, by a code that was sent. */
export const signInWithPhoneNumber: Operation = async (context, call, body) => {
  if (context.tenant !== undefined) throw new IdentityError('UNSUPPORTED_TENANT_OPERATION');
  if (!context.settings.get().phone) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const phoneNumber = provenNumber(context, body);
  const holder = context.users.byPhone(phoneNumber);
  const idToken = textField(body, 'idToken');
  if (idToken !== undefined) return link(context, idToken, phoneNumber, holder);
  if (holder === undefined && textField(body, 'operation') === 'REAUTH') {
    throw new IdentityError('USER_NOT_FOUND');
  }
  if (holder === undefined && !context.settings.get().signUp) {
    throw new IdentityError('ADMIN_ONLY_OPERATION');
  }
  if (holder?.disabled === true) throw new IdentityError('USER_DISABLED');
  // The service offers no phone as a first factor to accounts that have a second one.
  if (holder !== undefined && holder.secondFactors.length > 0) {
    throw new IdentityError('UNSUPPORTED_FIRST_FACTOR', 'A second factor may not follow a phone.');
  }
  const user = holder ?? { ...signUpUser(context, call), phoneNumber };
  return reply(context, user, phoneNumber, holder === undefined);
};

function provenNumber(context: IdentityContext, body: Body): string {
  const proof = textField(body, 'temporaryProof');
  if (proof === undefined) {
    return context.phoneCodes.redeem(textField(body, 'sessionInfo'), textField(body, 'code'));
  }
  const phoneNumber = readTicket(context, 'phone-proof', proof)?.['phoneNumber'];
  if (typeof phoneNumber !== 'string' || phoneNumber !== textField(body, 'phoneNumber')) {
    throw new IdentityError('INVALID_TEMPORARY_PROOF');
  }
  return phoneNumber;
}

async function link(
  context: IdentityContext,
  idToken: string,
  phoneNumber: string,
  holder: User | undefined,
): Promise<IdentityReply> {
  const { user } = signedInUser(context, idToken);
  if (holder !== undefined && holder.uid !== user.uid) {
    const proof = await issueTicket(context, 'phone-proof', { phoneNumber }, PROOF_TIME);
    return { temporaryProof: proof, phoneNumber, temporaryProofExpiresIn: String(PROOF_TIME) };
  }
  return reply(context, { ...user, phoneNumber }, phoneNumber, false);
}

async function reply(
  context: IdentityContext,
  user: User,
  phoneNumber: string,
  isNewUser: boolean,
): Promise<IdentityReply> {
  const tokens = await startSession(context, user, 'phone');
  return { localId: user.uid, phoneNumber, isNewUser, ...tokens };
}

import { flagField, textField, type Body } from '../protocol/body.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { completeSignIn } from '../session/complete-sign-in.ts';
import { signedInUser } from '../session/signed-in-user.ts';
import { issueTicket } from '../session/ticket.ts';
import { signUpUser } from '../registration/sign-up-user.ts';
import { providerInfos } from '../user/user-info.ts';
import type { LinkedProvider, User } from '../user/user.ts';
import { readIdpCredential, type IdpCredential } from './idp-credential.ts';
import { idpReply, isSaml } from './idp-reply.ts';
import type { ProviderProfile } from './profile.ts';

/** Time in seconds during which a refused credential can be linked after signing in another way. */
const PENDING_TIME = 3600;

/** Signs in, or links to the account of an ID token, with an external provider's credential. */
export const signInWithIdp: Operation = async (context, call, body) => {
  const credential = await readIdpCredential(context, body);
  const idToken = textField(body, 'idToken');
  if (idToken !== undefined) return link(context, body, credential, idToken);
  const { profile } = credential;
  const holder = context.users.byProvider(profile.providerId, profile.rawId);
  if (holder !== undefined) return signIn(context, credential, holder, false);
  // The client reauthenticates: for another user's credential, it accepts only this error code.
  if (flagField(body, 'autoCreate') === false) throw new IdentityError('EMAIL_NOT_FOUND');
  const namesake = sameEmail(context, profile);
  if (namesake === undefined) {
    if (!context.settings.get().signUp) throw new IdentityError('ADMIN_ONLY_OPERATION');
    return signIn(context, credential, signUpUser(context, call, profile), true);
  }
  if (!profile.emailVerified) return needConfirmation(context, credential, namesake);
  return signIn(
    context,
    credential,
    namesake.emailVerified ? namesake : reclaimed(context, namesake),
    false,
  );
};

async function signIn(
  context: IdentityContext,
  credential: IdpCredential,
  account: User,
  isNewUser: boolean,
): Promise<IdentityReply> {
  if (account.disabled) throw new IdentityError('USER_DISABLED');
  const user = withProvider(account, credential.profile);
  context.users.put(user);
  const { providerId } = credential.profile;
  return {
    ...idpReply(credential),
    // Credential for a later sign-in of the client, since SAML providers issue no token.
    ...(isSaml(providerId) ? { pendingToken: await pendingTicket(context, credential) } : {}),
    localId: user.uid,
    isNewUser,
    ...(await completeSignIn(context, user, providerId)),
  };
}

async function link(
  context: IdentityContext,
  body: Body,
  credential: IdpCredential,
  idToken: string,
): Promise<IdentityReply> {
  const { user } = signedInUser(context, idToken);
  const { profile } = credential;
  const holder = context.users.byProvider(profile.providerId, profile.rawId);
  if (holder !== undefined && holder.uid !== user.uid) {
    return taken(context, body, credential, 'FEDERATED_USER_ID_ALREADY_LINKED');
  }
  const namesake = user.email === undefined ? sameEmail(context, profile) : undefined;
  if (namesake !== undefined && namesake.uid !== user.uid) {
    return taken(context, body, credential, 'EMAIL_EXISTS');
  }
  return signIn(context, credential, user, false);
}

/**
 * Refuses a credential in use; returns the credential to clients that request it, for signing in.
 */
async function taken(
  context: IdentityContext,
  body: Body,
  credential: IdpCredential,
  code: string,
): Promise<IdentityReply> {
  if (flagField(body, 'returnIdpCredential') !== true) throw new IdentityError(code);
  const pendingToken = await pendingTicket(context, credential);
  return { ...idpReply(credential), errorMessage: code, pendingToken };
}

async function needConfirmation(
  context: IdentityContext,
  credential: IdpCredential,
  namesake: User,
): Promise<IdentityReply> {
  return {
    ...idpReply(credential),
    localId: namesake.uid,
    needConfirmation: true,
    verifiedProvider: providerInfos(namesake).map(({ providerId }) => providerId),
    pendingToken: await pendingTicket(context, credential),
  };
}

function pendingTicket(
  context: IdentityContext,
  { profile, origin }: IdpCredential,
): Promise<string> {
  const statement = { providerId: profile.providerId, claims: profile.raw, origin };
  return issueTicket(context, 'pending-provider', statement, PENDING_TIME);
}

/**
 * Resets an account with an unverified address when the address's owner signs in: credentials set
 * by the other user must not open the account.
 */
function reclaimed(context: IdentityContext, user: User): User {
  const {
    password: _password,
    importedPassword: _imported,
    phoneNumber: _phone,
    emailLink: _link,
    ...rest
  } = user;
  const validSince = Math.floor(context.now() / 1000);
  return { ...rest, providers: [], secondFactors: [], validSince };
}

function sameEmail(context: IdentityContext, profile: ProviderProfile): User | undefined {
  if (profile.email === undefined || context.settings.get().allowDuplicateEmails) return undefined;
  return context.users.byEmail(profile.email);
}

function withProvider(user: User, profile: ProviderProfile): User {
  const { providerId, rawId, email, displayName, photoUrl, screenName } = profile;
  const linked: LinkedProvider = {
    providerId,
    rawId,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    ...(screenName === undefined ? {} : { screenName }),
  };
  const others = user.providers.filter((provider) => provider.providerId !== providerId);
  const isConfirmed = profile.emailVerified && (user.email ?? email) === email;
  return {
    ...user,
    providers: [...others, linked],
    emailVerified: user.emailVerified || (email !== undefined && isConfirmed),
    ...(user.email === undefined && email !== undefined ? { email } : {}),
    ...(user.displayName === undefined && displayName !== undefined ? { displayName } : {}),
    ...(user.photoUrl === undefined && photoUrl !== undefined ? { photoUrl } : {}),
  };
}

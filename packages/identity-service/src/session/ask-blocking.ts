import { randomUUID } from 'node:crypto';
import type { TokenClaims } from '@quits/service-base';
import type { BlockingHook } from '../context/blocking.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { providerInfos } from '../user/user-info.ts';
import type { User } from '../user/user.ts';
import { issueToken } from './issue-token.ts';

/** An account as the functions left it. */
export interface AdmittedUser {
  readonly user: User;
  /** Claims of this session. */
  readonly sessionClaims?: TokenClaims;
}

/** Functions see accounts of these only as production shows them: never. */
const UNASKED = new Set(['anonymous', 'custom']);
const LIFETIME = 300;

/**
 * Asks the functions that a sign-in waits for, and applies their changes of the account.
 * @throws {IdentityError} `BLOCKING_FUNCTION_ERROR_RESPONSE` if one refuses
 */
export async function askBlocking(
  context: IdentityContext,
  user: User,
  provider: string,
): Promise<AdmittedUser> {
  const { blocking, users } = context;
  if (blocking === undefined || UNASKED.has(provider)) return { user };
  const isNew = users.get(user.uid) === undefined;
  const created = isNew ? await ask(context, blocking, 'beforeCreate', user, provider) : { user };
  const admitted = await ask(context, blocking, 'beforeSignIn', created.user, provider);
  if (admitted.user.disabled) throw new IdentityError('USER_DISABLED');
  // In the meantime, the account may have been deleted, or its address taken.
  const { email } = admitted.user;
  if (!isNew && users.get(user.uid) === undefined) throw new IdentityError('USER_NOT_FOUND');
  if (isNew && email !== undefined && users.byEmail(email) !== undefined) {
    throw new IdentityError('EMAIL_EXISTS');
  }
  const sessionClaims = { ...created.sessionClaims, ...admitted.sessionClaims };
  return { user: admitted.user, sessionClaims };
}

async function ask(
  context: IdentityContext,
  blocking: BlockingHook,
  event: 'beforeCreate' | 'beforeSignIn',
  user: User,
  provider: string,
): Promise<AdmittedUser> {
  const now = Math.floor(context.now() / 1000);
  const token = await issueToken(context, {
    iss: `https://securetoken.google.com/${context.project}`,
    // Functions of the second generation look for this.
    aud: `https://${event.toLowerCase()}.a.run.app`,
    iat: now,
    exp: now + LIFETIME,
    sub: user.uid,
    event_id: randomUUID(),
    event_type: event,
    sign_in_method: provider,
    ...(context.tenant === undefined ? {} : { tenant_id: context.tenant }),
    user_record: userRecord(user),
  });
  const answer = await blocking(event, token);
  if (answer === undefined) return { user };
  if (answer.status !== 200) {
    throw new IdentityError(
      'BLOCKING_FUNCTION_ERROR_RESPONSE',
      `HTTP Cloud Function returned an error: ${JSON.stringify(answer.body)}`,
    );
  }
  return changed(user, objectAt(answer.body, 'userRecord'));
}

function userRecord(user: User): TokenClaims {
  const { email, displayName, photoUrl, phoneNumber, customClaims, tenantId, lastLoginAt } = user;
  return {
    uid: user.uid,
    email,
    email_verified: user.emailVerified,
    display_name: displayName,
    photo_url: photoUrl,
    phone_number: phoneNumber,
    disabled: user.disabled,
    custom_claims: customClaims,
    tenant_id: tenantId,
    metadata: { creation_time: user.createdAt, last_sign_in_time: lastLoginAt },
    provider_data: providerInfos(user).map((info) => ({
      provider_id: info['providerId'],
      uid: info['rawId'],
      email: info['email'],
      display_name: info['displayName'],
      photo_url: info['photoUrl'],
      phone_number: info['phoneNumber'],
    })),
  };
}

/** Applies the fields that the mask of an answer names. */
function changed(user: User, record: Readonly<Record<string, unknown>>): AdmittedUser {
  const mask = new Set(textOf(record['updateMask']).split(','));
  const text = (name: string) => (mask.has(name) ? textOf(record[name]) : undefined);
  const displayName = text('displayName');
  const photoUrl = text('photoURL');
  return {
    user: {
      ...user,
      ...(displayName === undefined ? {} : { displayName }),
      ...(photoUrl === undefined ? {} : { photoUrl }),
      ...(mask.has('disabled') ? { disabled: record['disabled'] === true } : {}),
      ...(mask.has('emailVerified') ? { emailVerified: record['emailVerified'] === true } : {}),
      ...(mask.has('customClaims') ? { customClaims: objectAt(record, 'customClaims') } : {}),
    },
    ...(mask.has('sessionClaims') ? { sessionClaims: objectAt(record, 'sessionClaims') } : {}),
  };
}

function objectAt(value: unknown, name: string): Readonly<Record<string, unknown>> {
  const found: unknown = typeof value === 'object' ? Reflect.get(Object(value), name) : undefined;
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

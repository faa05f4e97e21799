import { randomUUID } from 'node:crypto';
import {
  flagField,
  isBody,
  objectField,
  objectListField,
  textField,
  textListField,
  type Body,
} from '../protocol/body.ts';
import { withoutProviders } from '../account/without-providers.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { canonicalPhoneNumber } from '../phone/phone-number.ts';
import { RESERVED_CLAIMS } from '../token/reserved-claims.ts';
import { canonicalEmail } from '../user/email.ts';
import type { LinkedProvider, SecondFactor, User } from '../user/user.ts';

const MOST_CLAIMS = 1000;

/** Applies an administrator's fields to an account, except for the password. */
export function withAdminFields(user: User, body: Body): User {
  const removed = textListField(body, 'deleteAttribute');
  const unlinked = withoutProviders(user, textListField(body, 'deleteProvider'));
  const { displayName, photoUrl, email, phoneNumber, customClaims, ...rest } = unlinked;
  const newName = textField(body, 'displayName') ?? displayName;
  const newPhoto = textField(body, 'photoUrl') ?? photoUrl;
  const newEmail = optional(textField(body, 'email'), canonicalEmail) ?? email;
  const newPhone = optional(textField(body, 'phoneNumber'), canonicalPhoneNumber) ?? phoneNumber;
  const newClaims = claimsOf(body) ?? customClaims;
  const validSince = body['validSince'];
  return {
    ...rest,
    emailVerified: flagField(body, 'emailVerified') ?? unlinked.emailVerified,
    disabled: flagField(body, 'disableUser') ?? flagField(body, 'disabled') ?? unlinked.disabled,
    validSince: validSince === undefined ? unlinked.validSince : Number(validSince),
    providers: linked(unlinked.providers, objectField(body, 'linkProviderUserInfo')),
    secondFactors: factorsOf(body) ?? unlinked.secondFactors,
    ...(newName === undefined || removed.includes('DISPLAY_NAME') ? {} : { displayName: newName }),
    ...(newPhoto === undefined || removed.includes('PHOTO_URL') ? {} : { photoUrl: newPhoto }),
    ...(newEmail === undefined || removed.includes('EMAIL') ? {} : { email: newEmail }),
    ...(newPhone === undefined ? {} : { phoneNumber: newPhone }),
    ...(newClaims === undefined ? {} : { customClaims: newClaims }),
  };
}

/** A provider's part of an account, as administrators send it. */
export function linkedProvider(info: Body): LinkedProvider {
  const providerId = textField(info, 'providerId');
  const rawId = textField(info, 'rawId') ?? textField(info, 'federatedId');
  if (providerId === undefined || rawId === undefined) {
    throw new IdentityError('INVALID_PROVIDER_ID');
  }
  const email = textField(info, 'email');
  const displayName = textField(info, 'displayName');
  const photoUrl = textField(info, 'photoUrl');
  return {
    providerId,
    rawId,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
  };
}

function optional<Value>(value: string | undefined, read: (value: string) => Value) {
  return value === undefined ? undefined : read(value);
}

function linked(providers: readonly LinkedProvider[], info: Body | undefined): LinkedProvider[] {
  if (info === undefined) return [...providers];
  const added = linkedProvider(info);
  return [...providers.filter(({ providerId }) => providerId !== added.providerId), added];
}

function claimsOf(body: Body): User['customClaims'] {
  const source = textField(body, 'customAttributes');
  if (source === undefined) return undefined;
  if (source.length > MOST_CLAIMS) throw new IdentityError('CLAIMS_TOO_LARGE');
  const claims = parseClaims(source);
  const reserved = RESERVED_CLAIMS.find((name) => name in claims);
  if (reserved !== undefined) throw new IdentityError('FORBIDDEN_CLAIM', reserved);
  return claims;
}

function parseClaims(source: string): Body {
  if (source === '') return {};
  try {
    const value: unknown = JSON.parse(source);
    if (isBody(value)) return value;
  } catch {
    throw new IdentityError('INVALID_CLAIMS');
  }
  throw new IdentityError('INVALID_CLAIMS');
}

function factorsOf(body: Body): SecondFactor[] | undefined {
  const isGiven = body['mfa'] !== undefined || body['mfaInfo'] !== undefined;
  if (!isGiven) return undefined;
  const list = objectListField(objectField(body, 'mfa') ?? {}, 'enrollments');
  const infos = list.length > 0 ? list : objectListField(body, 'mfaInfo');
  return infos.map((info) => {
    const displayName = textField(info, 'displayName');
    return {
      kind: 'phone',
      phoneNumber: canonicalPhoneNumber(textField(info, 'phoneInfo')),
      enrollmentId: textField(info, 'mfaEnrollmentId') ?? randomUUID(),
      enrolledAt: textField(info, 'enrolledAt') ?? new Date().toISOString(),
      ...(displayName === undefined ? {} : { displayName }),
    };
  });
}

import type { SecondFactor, User } from './user.ts';

/** Converts an account to the service's format, without secrets. */
export function userInfo(user: User): Readonly<Record<string, unknown>> {
  return {
    localId: user.uid,
    tenantId: user.tenantId,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    phoneNumber: user.phoneNumber,
    providerUserInfo: providerInfos(user),
    disabled: user.disabled,
    validSince: String(user.validSince),
    createdAt: String(user.createdAt),
    lastLoginAt: user.lastLoginAt === undefined ? undefined : String(user.lastLoginAt),
    lastRefreshAt:
      user.lastRefreshAt === undefined ? undefined : new Date(user.lastRefreshAt).toISOString(),
    passwordUpdatedAt: user.password?.updatedAt,
    customAuth: user.customAuth,
    emailLinkSignin: user.emailLink,
    customAttributes:
      user.customClaims === undefined ? undefined : JSON.stringify(user.customClaims),
    initialEmail: user.initialEmail,
    mfaInfo: user.secondFactors.length === 0 ? undefined : user.secondFactors.map(factorInfo),
  };
}

/** Returns an account's sign-in methods, as listed by the client SDK. */
export function providerInfos(user: User): Readonly<Record<string, unknown>>[] {
  const infos: Readonly<Record<string, unknown>>[] = user.providers.map((provider) => ({
    ...provider,
    federatedId: provider.rawId,
  }));
  if (user.email !== undefined && (hasPassword(user) || user.emailLink === true)) {
    infos.push({
      providerId: 'password',
      email: user.email,
      federatedId: user.email,
      rawId: user.email,
      displayName: user.displayName,
      photoUrl: user.photoUrl,
    });
  }
  if (user.phoneNumber !== undefined) {
    infos.push({ providerId: 'phone', rawId: user.phoneNumber, phoneNumber: user.phoneNumber });
  }
  return infos;
}

/** Converts a second factor to the format for its owner. */
export function factorInfo(factor: SecondFactor): Readonly<Record<string, unknown>> {
  return {
    mfaEnrollmentId: factor.enrollmentId,
    displayName: factor.displayName,
    enrolledAt: factor.enrolledAt,
    ...(factor.kind === 'totp' ? { totpInfo: {} } : { phoneInfo: factor.phoneNumber }),
  };
}

function hasPassword(user: User): boolean {
  return user.password !== undefined || user.importedPassword !== undefined;
}

import type { MultiFactorInfo, User } from 'firebase/auth';
import type { SecondFactor, UserSnapshot } from '../state/user.ts';
import type { AuthSdk } from './auth-adapter.ts';
import { hasPassword, noteAnswer } from './has-password.ts';

/** Copies a user; the SDK later mutates its own object. */
export function snapshotOf(user: User, sdk: AuthSdk): UserSnapshot {
  noteAnswer(user, Reflect.get(user, 'reloadUserInfo'));
  return {
    uid: user.uid,
    isAnonymous: user.isAnonymous,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoURL: user.photoURL,
    phoneNumber: user.phoneNumber,
    methods: user.providerData.map(({ providerId, email, phoneNumber, displayName }) => ({
      providerId,
      email,
      phoneNumber,
      displayName,
    })),
    factors: sdk.multiFactor(user).enrolledFactors.map(factorOf),
    ...hasPassword(user),
    createdAt: Date.parse(user.metadata.creationTime ?? ''),
    lastSignInAt: Date.parse(user.metadata.lastSignInTime ?? ''),
  };
}

/** Converts a second factor. */
export function factorOf(info: MultiFactorInfo): SecondFactor {
  const phone: unknown = Reflect.get(info, 'phoneNumber');
  return {
    uid: info.uid,
    type: info.factorId === 'totp' ? 'totp' : 'phone',
    name: info.displayName ?? null,
    phoneNumber: typeof phone === 'string' ? phone : null,
  };
}

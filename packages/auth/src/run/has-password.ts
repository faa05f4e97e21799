import type { User } from 'firebase/auth';
import type { UserSnapshot } from '../state/user.ts';

const known = new WeakMap<User, boolean>();
const watched = new WeakSet<User>();

/**
 * Returns whether a user has a password. An account that signs in by links in emails has the method
 * `password`, too; only the provider's answer tells them apart, which the SDK keeps in two private
 * fields. Without them, it stays unknown.
 */
export function hasPassword(user: User): Pick<UserSnapshot, 'hasPassword'> {
  if (user.providerData.every(({ providerId }) => providerId !== 'password')) {
    return { hasPassword: false };
  }
  watch(user);
  const isSet = known.get(user);
  return isSet === undefined ? {} : { hasPassword: isSet };
}

/** Notes the provider's answer about a user. */
export function noteAnswer(user: User, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const isSet = 'passwordHash' in answer || 'passwordUpdatedAt' in answer;
  known.set(user, isSet || Reflect.get(answer, 'emailLinkSignin') !== true);
}

/** Notes later answers, which the SDK passes to the listener of its second factors alone. */
function watch(user: User): void {
  const listener: unknown = Reflect.get(user, 'reloadListener');
  if (watched.has(user) || typeof listener !== 'function') return;
  watched.add(user);
  Reflect.set(user, 'reloadListener', (answer: unknown) => {
    noteAnswer(user, answer);
    Reflect.apply(listener, user, [answer]);
  });
}

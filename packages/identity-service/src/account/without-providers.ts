import type { User } from '../user/user.ts';

/** Returns an account after unlinking sign-in methods, by provider id. */
export function withoutProviders(user: User, providerIds: readonly string[]): User {
  if (providerIds.length === 0) return user;
  const { password, importedPassword, emailLink, phoneNumber, ...rest } = user;
  const dropsPassword = providerIds.includes('password');
  const dropsPhone = providerIds.includes('phone');
  return {
    ...rest,
    ...(password === undefined || dropsPassword ? {} : { password }),
    ...(importedPassword === undefined || dropsPassword ? {} : { importedPassword }),
    ...(emailLink === undefined || dropsPassword ? {} : { emailLink }),
    ...(phoneNumber === undefined || dropsPhone ? {} : { phoneNumber }),
    providers: user.providers.filter(({ providerId }) => !providerIds.includes(providerId)),
  };
}

import type { UserSnapshot } from '@quits/auth';

/**
 * Returns whether an account has a password. Until the provider tells, an account that can sign in
 * by its email counts as having one.
 */
export function hasPassword({
  hasPassword: known,
  methods,
}: Pick<UserSnapshot, 'hasPassword' | 'methods'>): boolean {
  return known ?? methods.some(({ providerId }) => providerId === 'password');
}

/** Requirements of a password. */
export interface PasswordRules {
  /** If false, only the service's minimum of 6 characters applies. */
  readonly enforced: boolean;
  /** Whether to refuse a sign-in if its password violates the rules. */
  readonly forceUpgrade: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly lowercase?: boolean;
  readonly uppercase?: boolean;
  readonly digit?: boolean;
  readonly symbol?: boolean;
}

/** Characters that count as symbols. */
export const SYMBOLS = '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split('');

/** Returns the violated requirements as the service's messages; empty if there are none. */
export function missingFrom(password: string, rules: PasswordRules): string[] {
  const missing: string[] = [];
  if (password.length < rules.minLength) {
    missing.push(`Password must contain at least ${rules.minLength} characters`);
  }
  if (password.length > rules.maxLength) {
    missing.push(`Password may contain at most ${rules.maxLength} characters`);
  }
  if (rules.lowercase === true && !/[a-z]/.test(password)) {
    missing.push('Password must contain a lower case character');
  }
  if (rules.uppercase === true && !/[A-Z]/.test(password)) {
    missing.push('Password must contain an upper case character');
  }
  if (rules.digit === true && !/[0-9]/.test(password)) {
    missing.push('Password must contain a numeric character');
  }
  if (rules.symbol === true && !SYMBOLS.some((symbol) => password.includes(symbol))) {
    missing.push('Password must contain a non-alphanumeric character');
  }
  return missing;
}

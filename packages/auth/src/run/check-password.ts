import type { PasswordCheck } from '../state/password-check.ts';
import type { RunContext } from './context.ts';

/**
 * Checks a password against the provider's policy; reports nothing if the policy can't be read,
 * because the server has the final say.
 */
export async function checkPassword(
  context: RunContext,
  flowId: number,
  password: string,
): Promise<void> {
  const { auth, sdk } = await context.binding();
  try {
    const status = await sdk.validatePassword(auth, password);
    const options = status.passwordPolicy.customStrengthOptions;
    const check: PasswordCheck = {
      valid: status.isValid,
      minLength: options.minPasswordLength ?? 6,
      maxLength: options.maxPasswordLength,
      meets: {
        minLength: status.meetsMinPasswordLength ?? true,
        maxLength: status.meetsMaxPasswordLength,
        lowercase: status.containsLowercaseLetter,
        uppercase: status.containsUppercaseLetter,
        digit: status.containsNumericCharacter,
        symbol: status.containsNonAlphanumericCharacter,
      },
    };
    context.report({ type: 'PASSWORD_CHECKED', flowId, check });
  } catch {
    // Then no checklist is shown.
  }
}

import type { PasswordCheck } from '@quits/auth';
import type { Translate } from '@quits/i18n';
import type { PasswordRule } from '@quits/ui';

/** The provider's password policy as a checklist; empty until a password was measured against it. */
export function passwordRules(check: PasswordCheck | undefined, t: Translate): PasswordRule[] {
  if (check === undefined) return [];
  const { meets, minLength, maxLength } = check;
  const rule = (id: string, text: string, met: boolean | undefined): PasswordRule[] =>
    met === undefined ? [] : [{ id, text, met }];
  return [
    ...rule('min', t('auth:policyMin', { count: minLength }), meets.minLength),
    ...(maxLength === undefined || meets.maxLength !== false
      ? []
      : rule('max', t('auth:policyMax', { count: maxLength }), meets.maxLength)),
    ...rule('lower', t('auth:policyLower'), meets.lowercase),
    ...rule('upper', t('auth:policyUpper'), meets.uppercase),
    ...rule('digit', t('auth:policyDigit'), meets.digit),
    ...rule('symbol', t('auth:policySymbol'), meets.symbol),
  ];
}

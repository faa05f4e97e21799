import type { Translate } from '@quits/i18n';

/** Someone's balance in words. */
export interface ToldBalance {
  /** `undefined` for the reader. */
  readonly name: string | undefined;
  /** Minor units: what they get back is positive. */
  readonly minor: number;
  /** The figure without its sign, formatted. */
  readonly amount: string;
}

/** Says what somebody gets back or owes; the reader is “you”. */
export function balanceText(t: Translate, { name, minor, amount }: ToldBalance): string {
  if (minor === 0)
    return name === undefined ? t('groups:allSettled') : t('balances:even', { name });
  if (name === undefined) return t(minor > 0 ? 'balances:youGet' : 'balances:youOwe', { amount });
  return t(minor > 0 ? 'balances:gets' : 'balances:owes', { name, amount });
}

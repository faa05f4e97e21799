import type { Translate } from '@quits/i18n';

/** A person's balance. */
export interface ToldBalance {
  /** `undefined` for the reader. */
  readonly name: string | undefined;
  /** Minor units; positive if the person gets money back. */
  readonly minor: number;
  /** Formatted amount, without its sign. */
  readonly amount: string;
}

/** Returns a sentence about a balance; the reader is “you”. */
export function balanceText(t: Translate, { name, minor, amount }: ToldBalance): string {
  if (minor === 0)
    return name === undefined ? t('groups:allSettled') : t('balances:even', { name });
  if (name === undefined) return t(minor > 0 ? 'balances:youGet' : 'balances:youOwe', { amount });
  return t(minor > 0 ? 'balances:gets' : 'balances:owes', { name, amount });
}

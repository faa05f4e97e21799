import { useFormatter } from '@quits/i18n/react';
import { Money, type MoneyProps } from '@quits/ui';
import { kitParts } from './kit-parts.ts';

/** Props of {@link Amount}. */
export interface AmountProps extends Omit<MoneyProps, 'parts'> {
  /** Minor units. */
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** @default 'never' */
  readonly sign?: 'auto' | 'always' | 'never';
}

/** An amount in the user's format, with a muted currency and raised minor units. */
export function Amount({ minor, currency, sign = 'never', ...rest }: AmountProps) {
  const { moneyParts } = useFormatter();
  return <Money {...rest} parts={kitParts(moneyParts(minor, currency, { sign }))} />;
}

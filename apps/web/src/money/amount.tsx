import { useFormatter } from '@quits/i18n/react';
import { Money, type MoneyProps } from '@quits/ui';

/** Props of {@link Amount}. */
export interface AmountProps extends Omit<MoneyProps, 'parts'> {
  /** Minor units. */
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** @default 'never' */
  readonly sign?: 'auto' | 'always' | 'never';
}

const KIT_PARTS = {
  sign: 'minusSign',
  currency: 'currency',
  major: 'integer',
  mark: 'decimal',
  minor: 'fraction',
  space: 'literal',
} as const;

/** An amount in the user's format, with a muted currency and raised minor units. */
export function Amount({ minor, currency, sign = 'never', ...rest }: AmountProps) {
  const { moneyParts } = useFormatter();
  const parts = moneyParts(minor, currency, { sign }).map(({ type, value }) => ({
    type: KIT_PARTS[type],
    value,
  }));
  return <Money {...rest} parts={parts} />;
}

import { Amount, type AmountProps } from './amount.tsx';

/** A balance: credit if the person gets money back, debit if they owe it. */
export function BalanceAmount({ minor, ...rest }: Omit<AmountProps, 'tone'>) {
  const tone = minor === 0 ? 'even' : minor > 0 ? 'credit' : 'debit';
  return <Amount {...rest} minor={minor} tone={tone} />;
}

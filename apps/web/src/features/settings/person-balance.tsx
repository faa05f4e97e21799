import { useFormatter, useT } from '@quits/i18n/react';
import { balanceText } from '@quits/product/balances/balance-text.ts';
import { balancesOfPerson } from '@quits/product/person/people.ts';
import { useGroup } from '../../open-group/group-context.tsx';

/** Props of {@link PersonBalance}. */
export interface PersonBalanceProps {
  readonly personId: string;
  readonly name: string;
}

/** A person's balance in the group, one sentence for each currency. */
export function PersonBalance({ personId, name }: PersonBalanceProps) {
  const t = useT();
  const { money } = useFormatter();
  const balances = balancesOfPerson(useGroup().data, personId);
  if (balances.length === 0) return <p>{balanceText(t, { name, minor: 0, amount: '' })}</p>;
  return balances.map(({ currency, minor }) => (
    <p key={currency}>
      {balanceText(t, { name, minor, amount: money(Math.abs(minor), currency) })}
    </p>
  ));
}

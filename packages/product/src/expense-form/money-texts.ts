import type { Formatter, Translate } from '@quits/i18n';
import { SIDES_TEXT } from '../expense/sides-text.ts';
import type { NewExpense } from '../expense/new-expense.ts';

/** Translation, formats and names for texts about an expense. */
export interface MoneyTextsContext {
  readonly t: Translate;
  readonly format: Pick<Formatter, 'list' | 'money'>;
  readonly nameOf: (personId: string) => string;
}

/** Returns texts for an expense's amount, payers and shares, which can differ between two versions. */
export function moneyTexts(
  expense: Pick<
    NewExpense,
    'kind' | 'amount' | 'currency' | 'groupAmount' | 'groupCurrency' | 'payers' | 'shares'
  >,
  { t, format: { list, money }, nameOf }: MoneyTextsContext,
): readonly string[] {
  const { amount, currency, groupAmount, groupCurrency, kind, payers, shares } = expense;
  const sides = SIDES_TEXT[kind];
  const named = (byPerson: Readonly<Record<string, number>>) =>
    Object.entries(byPerson).map(([id, minor]) => `${nameOf(id)} ${money(minor, currency)}`);
  /** Omits the amount if one person has all of it. */
  const whole = (byPerson: Readonly<Record<string, number>>) => {
    const [only, ...others] = Object.keys(byPerson);
    return list(only === undefined || others.length > 0 ? named(byPerson) : [nameOf(only)]);
  };
  return [
    groupAmount === undefined || groupCurrency === undefined
      ? money(amount, currency)
      : `${money(amount, currency)} = ${money(groupAmount, groupCurrency)}`,
    t('common:labelled', { label: t(sides.payers), value: whole(payers) }),
    t('common:labelled', {
      label: t(sides.shares),
      value: kind === 'payment' ? whole(shares) : list(named(shares)),
    }),
  ];
}

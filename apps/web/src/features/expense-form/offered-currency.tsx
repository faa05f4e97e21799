import { useFormatter, useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { focusField } from '../../expense-entry/focus-field.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { inCurrency } from '@quits/product/expense-form/in-currency.ts';
import { useLastRate } from '../../group-expenses/use-last-rate.ts';
import styles from './expense-form-view.module.css';

/** Props of {@link OfferedCurrency}. */
export interface OfferedCurrencyProps {
  readonly form: ExpenseForm;
  /** ISO 4217 code of the suggestion. */
  readonly currency: string;
  /** ISO 4217 code of the group's currency. */
  readonly groupCurrency: string;
  readonly onChange: (form: ExpenseForm) => void;
}

/** Suggests the currency of the last expense, with the last rate. */
export function OfferedCurrency({ form, currency, groupCurrency, onChange }: OfferedCurrencyProps) {
  const t = useT();
  const { locale } = useFormatter();
  const last = useLastRate(currency, groupCurrency);
  return (
    <Button
      size="small"
      className={styles['offered'] ?? ''}
      onClick={(event) => {
        focusField(event.currentTarget);
        onChange(inCurrency(form, currency, { last, locale }));
      }}
    >
      {t('entry:lastCurrency', { currency })}
    </Button>
  );
}

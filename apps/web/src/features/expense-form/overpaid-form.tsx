import { useFormatter } from '@quits/i18n/react';
import { formatDecimal } from '@quits/ledger';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import type { CheckedExpense } from '@quits/product/expense-form/check-expense.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import type { Overpayment } from '@quits/product/expense-form/find-overpayment.ts';
import { typedAmount } from '@quits/product/expense-form/typed-amount.ts';
import { OverpaymentDialog } from '../../expense-entry/overpayment-dialog.tsx';
import { useGroup } from '../../open-group/group-context.tsx';

/** A form that is about to be saved. */
export interface Saving {
  readonly expense: NewExpense;
  readonly form: ExpenseForm;
  /** Whether another one follows. */
  readonly again: boolean;
}

/** A payment of more than is owed, before it is saved. */
export interface AskedSaving extends Saving {
  readonly more: Overpayment;
}

/** Props of {@link OverpaidForm}. */
export interface OverpaidFormProps {
  readonly asked: AskedSaving;
  readonly check: (form: ExpenseForm) => CheckedExpense;
  readonly onSave: (saving: Saving) => void;
  readonly onCancel: () => void;
}

/** Asks whether to save a payment that exceeds the debt, or the owed amount instead. */
export function OverpaidForm({ asked, check, onSave, onCancel }: OverpaidFormProps) {
  const { locale } = useFormatter();
  const { people } = useGroup().data;
  const { expense, form, again, more } = asked;
  const { exact, fromId, toId } = more;

  function saveExactly(minor: number): void {
    const { currency, rate } = expense;
    const converted =
      rate === undefined
        ? {}
        : {
            conversion: {
              ...form.conversion,
              typed: 'rate',
              text: formatDecimal(rate, locale),
            } as const,
          };
    const less = { ...form, amountText: typedAmount(minor, currency, locale), ...converted };
    const checked = check(less).expense;
    if (checked !== undefined) onSave({ expense: checked, form: less, again });
  }

  return (
    <OverpaymentDialog
      from={{ id: fromId, name: people[fromId]?.name ?? '' }}
      to={{ id: toId, name: people[toId]?.name ?? '' }}
      owed={more.owed}
      paid={more.paid}
      currency={more.currency}
      onExact={exact === undefined ? undefined : () => saveExactly(exact)}
      onAnyway={() => onSave(asked)}
      onCancel={onCancel}
    />
  );
}

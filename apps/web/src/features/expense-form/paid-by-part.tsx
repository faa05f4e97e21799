import { useFormat, useT } from '@quits/i18n/react';
import { AmountField, Select } from '@quits/ui';
import type { NamedPerson } from '../../data/people.ts';
import type { ExpenseFormProblems } from './check-expense.ts';
import type { ExpenseForm } from './expense-form.ts';
import styles from './expense-form-view.module.css';

/** Props of {@link PaidByPart}. */
export interface PaidByPartProps {
  readonly form: ExpenseForm;
  readonly people: readonly NamedPerson[];
  readonly currency: string;
  readonly problem: ExpenseFormProblems['payers'];
  readonly onChange: (form: ExpenseForm) => void;
}

const SEVERAL = '';

/** Who paid: one person, or several with an amount each. */
export function PaidByPart({ form, people, currency, problem, onChange }: PaidByPartProps) {
  const t = useT();
  const { money, currencySymbol } = useFormat();
  const { paidBy } = form;

  function choose(personId: string): void {
    onChange({
      ...form,
      paidBy: personId === SEVERAL ? { kind: 'several', texts: {} } : { kind: 'one', personId },
    });
  }

  return (
    <div className={styles['parts']}>
      <Select
        label={t('expenses:paidBy')}
        value={paidBy.kind === 'one' ? paidBy.personId : SEVERAL}
        options={[
          ...people.map(({ id, name }) => ({ value: id, label: name })),
          { value: SEVERAL, label: t('expenses:severalPaid') },
        ]}
        onValueChange={choose}
      />
      {paidBy.kind === 'several' ? (
        <>
          {people.map(({ id, name }) => (
            <AmountField
              key={id}
              label={name}
              currency={currencySymbol(currency)}
              value={paidBy.texts[id] ?? ''}
              onValueChange={(text) =>
                onChange({
                  ...form,
                  paidBy: { kind: 'several', texts: { ...paidBy.texts, [id]: text } },
                })
              }
            />
          ))}
          <output className={styles['remainder']}>{remainderText()}</output>
        </>
      ) : null}
    </div>
  );

  function remainderText(): string {
    if (problem === undefined) return '';
    if (problem === 'unreadable') return t('expenses:amountUnreadable');
    return problem.left > 0
      ? t('expenses:left', { amount: money(problem.left, currency) })
      : t('expenses:tooMuch', { amount: money(-problem.left, currency) });
  }
}

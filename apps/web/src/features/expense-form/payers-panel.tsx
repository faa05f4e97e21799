import { useFormat, useT } from '@quits/i18n/react';
import { AmountField, Select } from '@quits/ui';
import type { NamedPerson } from '../../data/people.ts';
import type { ExpenseFormProblems } from '../../entry/check-expense.ts';
import type { ExpenseForm } from '../../entry/expense-form.ts';
import styles from './expense-form-view.module.css';
import { useLeftText } from './use-left-text.ts';

/** Props of {@link PayersPanel}. */
export interface PayersPanelProps {
  readonly form: ExpenseForm;
  readonly people: readonly NamedPerson[];
  readonly problem: ExpenseFormProblems['payers'];
  readonly onChange: (form: ExpenseForm) => void;
}

const SEVERAL = '';

/** Who paid, or received: one person, or several with an amount each. */
export function PayersPanel({ form, people, problem, onChange }: PayersPanelProps) {
  const t = useT();
  const leftText = useLeftText(form.currency);
  const { currencySymbol } = useFormat();
  const { paidBy } = form;

  function choose(personId: string): void {
    onChange({
      ...form,
      paidBy: personId === SEVERAL ? { kind: 'several', texts: {} } : { kind: 'one', personId },
    });
  }

  return (
    <>
      <Select
        label={t(form.kind === 'income' ? 'entry:receivedBy' : 'expenses:paidBy')}
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
              currency={currencySymbol(form.currency)}
              value={paidBy.texts[id] ?? ''}
              onValueChange={(text) =>
                onChange({
                  ...form,
                  paidBy: { kind: 'several', texts: { ...paidBy.texts, [id]: text } },
                })
              }
            />
          ))}
          <output className={styles['remainder']}>
            {problem === undefined
              ? ''
              : problem === 'unreadable'
                ? t('expenses:amountUnreadable')
                : leftText(problem.left)}
          </output>
        </>
      ) : null}
    </>
  );
}

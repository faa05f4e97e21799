import { useT } from '@quits/i18n/react';
import { Select } from '@quits/ui';
import type { NamedPerson } from '@quits/product/person/people.ts';
import type { ExpenseFormProblems } from '@quits/product/expense-form/check-expense.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import styles from './expense-form-view.module.css';

/** Props of {@link PaymentPeople}. */
export interface PaymentPeopleProps {
  readonly form: ExpenseForm;
  readonly people: readonly NamedPerson[];
  readonly problem: ExpenseFormProblems['receiver'];
  readonly onChange: (form: ExpenseForm) => void;
}

const NOBODY = '';

/** Payer and receiver of a payment. */
export function PaymentPeople({ form, people, problem, onChange }: PaymentPeopleProps) {
  const t = useT();
  const nameOf = useNameOf();
  const options = people.map(({ id }) => ({ value: id, label: nameOf(id) }));
  return (
    <div className={styles['pair']}>
      <Select
        label={t('entry:from')}
        value={form.paidBy.kind === 'one' ? form.paidBy.personId : NOBODY}
        options={options}
        onValueChange={(personId) => onChange({ ...form, paidBy: { kind: 'one', personId } })}
      />
      <Select
        label={t('entry:to')}
        value={form.receiverId ?? NOBODY}
        options={
          form.receiverId === undefined ? [{ value: NOBODY, label: '…' }, ...options] : options
        }
        error={
          problem === undefined
            ? undefined
            : t(problem === 'missing' ? 'entry:receiverMissing' : 'entry:receiverSame')
        }
        onValueChange={(receiverId) =>
          onChange({ ...form, receiverId: receiverId === NOBODY ? undefined : receiverId })
        }
      />
    </div>
  );
}

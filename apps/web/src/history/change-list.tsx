import { useFormatter, useT } from '@quits/i18n/react';
import { useCategories } from '../categories/use-categories.ts';
import { useNameOf } from '../group-people/use-name-of.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { SIDES_TEXT } from '@quits/product/expense/sides-text.ts';
import type { Change, ChangedField } from '@quits/product/history/changed-fields.ts';
import styles from './change-list.module.css';

/** Props of {@link ChangeList}. */
export interface ChangeListProps {
  readonly changes: readonly Change[];
}

/** Changed fields, before and after. */
export function ChangeList({ changes }: ChangeListProps) {
  const labelOf = useFieldLabel();
  const textOf = useFieldText();
  return (
    <dl className={styles['root']}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles['change']}>
          <dt>{labelOf(field, after?.kind ?? before?.kind)}</dt>
          <dd>
            <del>{textOf(field, before)}</del> <ins>{textOf(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useFieldLabel(): (field: ChangedField, kind: Expense['kind'] | undefined) => string {
  const t = useT();
  return (field, kind = 'expense') => {
    switch (field) {
      case 'title':
        return t('expenses:what');
      case 'amount':
        return t('expenses:amount');
      case 'date':
        return t('expenses:date');
      case 'category':
        return t('expenses:category');
      case 'kind':
        return t('history:kind');
      case 'payers':
        return t(SIDES_TEXT[kind].payers);
      case 'shares':
        return t(SIDES_TEXT[kind].shares);
      case 'notes':
        return t('expenses:notes');
      case 'receiptNames':
        return t('expenses:receipts');
    }
  };
}

/** Returns a function that formats one field of an expense. */
function useFieldText(): (field: ChangedField, expense: Change['before']) => string {
  const t = useT();
  const { date, money, list } = useFormatter();
  const nameOf = useNameOf();
  const { categoryOf } = useCategories();

  return (field, expense) => {
    const currency = expense?.currency;
    const amounts = (byPerson: Readonly<Record<string, number>> | undefined) =>
      byPerson === undefined || currency === undefined
        ? ''
        : list(
            Object.entries(byPerson).map(
              ([id, minor]) => `${nameOf(id)} ${money(minor, currency)}`,
            ),
            'unit',
          );
    switch (field) {
      case 'title':
        return expense?.title ?? '';
      case 'amount':
        return currency === undefined ? '' : money(expense?.amount ?? 0, currency);
      case 'date':
        return expense?.date === undefined ? '' : date(expense.date);
      case 'category':
        return expense?.category === undefined ? '' : categoryOf(expense.category).name;
      case 'kind':
        return kindText(expense?.kind, t);
      case 'payers':
        return amounts(expense?.payers);
      case 'shares':
        return amounts(expense?.shares);
      case 'notes':
        return expense?.notes === undefined || expense.notes === ''
          ? t('common:none')
          : expense.notes;
      case 'receiptNames':
        return list(expense?.receiptNames ?? [], 'unit') || t('common:none');
    }
  };
}

function kindText(
  kind: 'expense' | 'payment' | 'income' | undefined,
  t: ReturnType<typeof useT>,
): string {
  if (kind === undefined) return '';
  if (kind === 'payment') return t('expenses:kindPayment');
  return kind === 'income' ? t('expenses:kindIncome') : t('expenses:kindExpense');
}

import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { parseAmount } from '@quits/ledger';
import type { BudgetStanding } from '@quits/product/budget/budget-standing.ts';
import { putBudget, removeBudget } from '@quits/product/budget/change-budget.ts';
import { labelOf } from '@quits/product/category/category-mark.ts';
import { typedAmount } from '@quits/product/expense-form/typed-amount.ts';
import { LIMITS } from '@quits/product/limits.ts';
import { AmountField, Button, Select, Sheet } from '@quits/ui';
import { type FormEvent, useId, useState } from 'react';
import { useCategories } from '../../categories/use-categories.ts';
import { useWhichNumber } from '../../expense-entry/use-which-number.tsx';
import { useGroup } from '../../open-group/group-context.tsx';
import styles from './insights-screen.module.css';

/** Props of {@link BudgetSheet}. */
export interface BudgetSheetProps {
  readonly uid: string;
  /** Currency of a new budget. */
  readonly currency: string;
  /** `undefined` for a new one. */
  readonly budget: BudgetStanding | undefined;
  /** Categories that have a budget. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
}

/** Sets, changes or removes the monthly budget of a category. */
export function BudgetSheet(props: BudgetSheetProps) {
  const { uid, budget, taken, onClose } = props;
  const t = useT();
  const { locale } = useFormatter();
  const ask = useWhichNumber();
  const group = useGroup();
  const database = useDatabase();
  const formId = useId();
  const { offered, categoryOf } = useCategories();
  const free = offered.filter(({ id }) => !taken.includes(id));
  const choices = budget === undefined ? free : [categoryOf(budget.category)];
  const currency = budget?.currency ?? props.currency;
  const [category, setCategory] = useState(choices[0]?.id ?? '');
  const [text, setText] = useState(
    budget === undefined ? '' : typedAmount(budget.amount, currency, locale),
  );
  const [tried, setTried] = useState(false);
  const read = parseAmount(text, { currency, locale });
  const amount = read.ok && read.value > 0 && read.value <= LIMITS.amount ? read.value : undefined;

  function save(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (amount === undefined || category === '') return;
    putBudget(database, { groupId: group.id, uid, category }, { amount, currency });
    onClose();
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(budget === undefined ? 'budgets:add' : 'budgets:edit')}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary">
            {t('common:save')}
          </Button>
          {budget === undefined ? (
            <Button onClick={onClose}>{t('common:cancel')}</Button>
          ) : (
            <Button
              variant="danger"
              onClick={() => {
                removeBudget(database, { groupId: group.id, category });
                onClose();
              }}
            >
              {t('common:remove')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles['line']} onSubmit={save} noValidate>
        <Select
          label={t('expenses:category')}
          value={category}
          onValueChange={setCategory}
          options={choices.map((one) => ({ value: one.id, label: labelOf(one) }))}
        />
        <AmountField
          label={t('budgets:amount')}
          currency={currency}
          value={text}
          onValueChange={setText}
          hint={ask.amount({ text, currency, onText: setText })}
          error={tried && amount === undefined ? t('expenses:amountUnreadable') : undefined}
        />
      </form>
    </Sheet>
  );
}

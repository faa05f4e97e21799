import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Button, Select, Sheet, Switch, TextField } from '@quits/ui';
import { useCategories } from '../../categories/use-categories.ts';
import { DateInput } from '../../expense-entry/date-input.tsx';
import { useWhichNumber } from '../../expense-entry/use-which-number.tsx';
import { useGroup } from '../../open-group/group-context.tsx';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { labelOf } from '@quits/product/category/category-mark.ts';
import { type ExpenseFilter, isNarrowing } from '@quits/product/expense-list/expense-filter.ts';
import { knownTags } from '@quits/product/insights/sum-tags.ts';
import { useId, useMemo } from 'react';
import { useWholeHistory } from '../../data/use-whole-history.ts';
import styles from './expenses-screen.module.css';

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly filter: ExpenseFilter;
  readonly onFilter: (filter: ExpenseFilter) => void;
}

/** Number of expenses up to which the history is read to offer its tags. */
const FEW_EXPENSES = 300;

/** Filters of the list; every change applies immediately. */
export function FilterSheet({ open, onOpenChange, filter, onFilter }: FilterSheetProps) {
  const t = useT();
  const nameOf = useNameOf();
  const { compare } = useFormatter();
  const uid = useUser()?.uid;
  const { id: groupId, data } = useGroup();
  const { offered } = useCategories();
  const ask = useWhichNumber();
  const people = useActivePeople(Object.keys(data.people));
  const tagList = useId();
  const isKnown = data.expenseCount <= FEW_EXPENSES || isNarrowing(filter);
  const history = useWholeHistory({ groupId, uid, needed: open && isKnown });
  const tags = useMemo(() => knownTags(history.expenses, compare), [history.expenses, compare]);
  const all = { value: '', label: t('common:all') };

  function set(name: keyof ExpenseFilter, value: string): void {
    const { [name]: _, ...rest } = filter;
    onFilter(value === '' ? rest : { ...rest, [name]: value });
  }

  /** Returns the question about an ambiguous bound, which isn't applied. */
  const questionOf = (name: 'min' | 'max') =>
    ask.amount({
      text: filter[name] ?? '',
      currency: data.currency,
      onText: (text) => set(name, text),
    });

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('expenses:filter')}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {t('common:done')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => onFilter(filter.text === undefined ? {} : { text: filter.text })}
          >
            {t('common:clearFilters')}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <Select
          label={t('expenses:category')}
          value={filter.category ?? ''}
          onValueChange={(value) => set('category', value)}
          options={[all, ...offered.map((one) => ({ value: one.id, label: labelOf(one) }))]}
        />
        <Select
          label={t('history:person')}
          value={filter.person ?? ''}
          onValueChange={(value) => set('person', value)}
          options={[all, ...people.map(({ id }) => ({ value: id, label: nameOf(id) }))]}
        />
        <TextField
          label={t('budgets:tag')}
          value={filter.tag ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          list={tagList}
          onChange={(event) => set('tag', event.target.value)}
        />
        <datalist id={tagList}>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </datalist>
        <Select
          label={t('history:kind')}
          value={filter.kind ?? ''}
          onValueChange={(value) => set('kind', value)}
          options={[
            all,
            { value: 'expense', label: t('expenses:kindExpense') },
            { value: 'payment', label: t('expenses:kindPayment') },
            { value: 'income', label: t('expenses:kindIncome') },
          ]}
        />
        <div className={styles['pair']}>
          <DateInput
            label={t('history:from')}
            value={filter.from ?? ''}
            onValueChange={(date) => set('from', date)}
          />
          <DateInput
            label={t('history:to')}
            value={filter.to ?? ''}
            onValueChange={(date) => set('to', date)}
          />
        </div>
        <div className={styles['pair']}>
          <TextField
            inputMode="decimal"
            label={t('history:least')}
            value={filter.min ?? ''}
            hint={questionOf('min')}
            onChange={(event) => set('min', event.target.value)}
          />
          <TextField
            inputMode="decimal"
            label={t('history:most')}
            value={filter.max ?? ''}
            hint={questionOf('max')}
            onChange={(event) => set('max', event.target.value)}
          />
        </div>
        <Switch
          label={t('history:deletedOnly')}
          checked={filter.deleted === 'only'}
          onCheckedChange={(checked) => set('deleted', checked ? 'only' : '')}
        />
      </div>
    </Sheet>
  );
}

import { useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, RadioGroup } from '@quits/ui';
import { useState } from 'react';
import { useCategories } from '../../categories/use-categories.ts';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { useJoined } from '../../text/use-joined.ts';
import styles from './conflict-view.module.css';
import { moneyTexts } from '@quits/product/expense-form/money-texts.ts';
import {
  differences,
  MERGED_FIELDS,
  type MergedField,
  mergeVersions,
  type Versions,
} from '@quits/product/expense-form/merge-versions.ts';

/** Props of {@link ConflictView}. */
export interface ConflictViewProps extends Versions {
  readonly onSave: (merged: NewExpense) => void;
  readonly onCancel: () => void;
}

const FIELD_TEXT = {
  title: 'expenses:what',
  money: 'entry:money',
  date: 'expenses:date',
  category: 'expenses:category',
  notes: 'expenses:notes',
} as const satisfies Record<MergedField, string>;

/** Both versions of an expense, field by field, and the choice. */
export function ConflictView({ base, mine, theirs, onSave, onCancel }: ConflictViewProps) {
  const t = useT();
  const valueText = useValueText();
  const versions = { base, mine, theirs };
  const found = differences(versions);
  const [chosen, setChosen] = useState<typeof found>({});
  const sides = { ...found, ...chosen };
  const fields = MERGED_FIELDS.filter((field) => found[field] !== undefined);

  return (
    <section className={styles['root']} aria-label={t('expenses:conflictTitle')}>
      <Banner tone="warning" title={t('expenses:conflictTitle')}>
        {t('expenses:conflictText')}
      </Banner>
      {fields.map((field) => (
        <RadioGroup
          key={field}
          label={t(FIELD_TEXT[field])}
          value={sides[field] ?? 'theirs'}
          options={[
            { value: 'mine', label: t('entry:mine'), hint: valueText(field, mine) },
            { value: 'theirs', label: t('entry:theirs'), hint: valueText(field, theirs) },
          ]}
          onValueChange={(side) =>
            setChosen({ ...chosen, [field]: side === 'mine' ? 'mine' : 'theirs' })
          }
        />
      ))}
      <div className={styles['actions']}>
        <Button
          variant="primary"
          size="large"
          onClick={() => onSave(mergeVersions(versions, sides))}
        >
          {t('common:save')}
        </Button>
        <Button variant="quiet" size="large" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </section>
  );
}

function useValueText(): (field: MergedField, expense: NewExpense) => string {
  const t = useT();
  const format = useFormatter();
  const joined = useJoined();
  const { categoryOf } = useCategories();
  const nameOf = useNameOf();

  return (field, expense) => {
    switch (field) {
      case 'title':
        return expense.title;
      case 'date':
        return format.date(expense.date);
      case 'notes':
        return expense.notes === undefined || expense.notes === '' ? '–' : expense.notes;
      case 'category': {
        const { emoji, name } = categoryOf(expense.category);
        return `${emoji} ${name}`;
      }
      case 'money':
        return joined(moneyTexts(expense, { t, format, nameOf }));
    }
  };
}

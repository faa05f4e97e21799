import { useT } from '@quits/i18n/react';
import { Badge, Button, Icon, SearchField } from '@quits/ui';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { countFilters, type ExpenseFilter } from '@quits/product/expense-list/expense-filter.ts';
import styles from './expenses-screen.module.css';

/** Dialogs are a tenth of the list's code, and most visits open none. */
const FilterSheet = lazy(async () => ({
  default: (await import('./filter-sheet.tsx')).FilterSheet,
}));

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  readonly filter: ExpenseFilter;
  readonly onFilter: (filter: ExpenseFilter) => void;
  readonly onSearchFocus: () => void;
}

/** Search field, and a button for other filters. */
export function FilterBar({ filter, onFilter, onSearchFocus }: FilterBarProps) {
  const t = useT();
  const [open, setOpen] = useState<boolean>();
  const count = countFilters(filter);
  return (
    <search className={styles['bar']}>
      <SearchField
        className={styles['search']}
        label={t('common:search')}
        placeholder={t('common:search')}
        clearLabel={t('common:clear')}
        value={filter.text ?? ''}
        onFocus={onSearchFocus}
        onValueChange={(text) => {
          const { text: _, ...rest } = filter;
          onFilter(text === '' ? rest : { ...rest, text });
        }}
      />
      <Button icon={<Icon glyph={SlidersHorizontal} />} onClick={() => setOpen(true)}>
        {t('expenses:filter')}
        {count > 0 ? (
          <>
            {' '}
            <Badge tone="accent">{count}</Badge>
          </>
        ) : null}
      </Button>
      {open === undefined ? null : (
        <Suspense>
          <FilterSheet open={open} onOpenChange={setOpen} filter={filter} onFilter={onFilter} />
        </Suspense>
      )}
    </search>
  );
}

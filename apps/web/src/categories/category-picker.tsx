import { useT } from '@quits/i18n/react';
import { Combobox } from '@quits/ui';
import { useCategories } from './use-categories.ts';

/** Props of {@link CategoryPicker}. */
export interface CategoryPickerProps {
  /** @default the word “Category” */
  readonly label?: string;
  readonly value: string | undefined;
  readonly onValueChange: (id: string) => void;
}

/** One of the group's categories, found by typing. */
export function CategoryPicker({ label, value, onValueChange }: CategoryPickerProps) {
  const t = useT();
  const { offered, categoryOf } = useCategories();
  const chosen = value === undefined ? undefined : categoryOf(value);
  const isOffered = chosen === undefined || offered.some(({ id }) => id === chosen.id);
  // One that was removed stays visible where it holds.
  const options = isOffered ? offered : [chosen, ...offered];
  return (
    <Combobox
      label={label ?? t('expenses:category')}
      options={options.map(({ id, name, emoji }) => ({
        value: id,
        label: name,
        icon: <span aria-hidden="true">{emoji}</span>,
      }))}
      value={chosen?.id}
      empty={t('expenses:noMatch')}
      onValueChange={onValueChange}
    />
  );
}

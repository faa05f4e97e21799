import { useT } from '@quits/i18n/react';
import { Select } from '@quits/ui';
import { useCategories } from '../../categories/use-categories.ts';

/** Props of {@link CategorySelect}. */
export interface CategorySelectProps {
  readonly category: string;
  readonly onChange: (category: string) => void;
}

/** Asks for a line's category. */
export function CategorySelect({ category, onChange }: CategorySelectProps) {
  const t = useT();
  const { offered } = useCategories();
  return (
    <Select
      label={t('expenses:category')}
      value={category}
      options={offered.map(({ id, emoji, name }) => ({ value: id, label: `${emoji} ${name}` }))}
      onValueChange={onChange}
    />
  );
}

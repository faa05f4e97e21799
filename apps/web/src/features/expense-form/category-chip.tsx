import { useT } from '@quits/i18n/react';
import { IconTile, Menu, type MenuItem } from '@quits/ui';
import { useCategories } from '../../categories/use-categories.ts';
import { markOf } from '@quits/product/category/category-mark.ts';
import type { Category } from '@quits/product/category/list-categories.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './expense-form-view.module.css';

/** Props of {@link CategoryChip}. */
export interface CategoryChipProps {
  readonly value: string;
  readonly onValueChange: (id: string) => void;
}

/** Mark of the category, guessed or chosen; a press changes it. */
export function CategoryChip({ value, onValueChange }: CategoryChipProps) {
  const t = useT();
  const labelled = useLabelled();
  const { offered, categoryOf } = useCategories();
  const chosen = categoryOf(value);
  const { name } = chosen;
  const itemsOf = (kind: Category['kind']): readonly MenuItem[] =>
    offered
      .filter((category) => category.kind === kind)
      .map((category) => ({
        id: category.id,
        label: category.name,
        icon: <IconTile {...markOf(category)} size="small" />,
        ...(category.id === value ? { checked: true } : {}),
        onSelect: () => onValueChange(category.id),
      }));
  const own = itemsOf('own');
  return (
    <Menu
      label={t('expenses:category')}
      align="start"
      trigger={
        <button
          type="button"
          className={styles['category']}
          title={name}
          aria-label={labelled(t('expenses:category'), name)}
        >
          <IconTile {...markOf(chosen)} size="small" />
        </button>
      }
      sections={[
        ...(own.length === 0 ? [] : [{ id: 'own', items: own }]),
        { id: 'built-in', items: itemsOf('built-in') },
      ]}
    />
  );
}

import { useT } from '@quits/i18n/react';
import { IconButton, Icon, IconTile, ListRow } from '@quits/ui';
import { Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { OwnCategory } from '@quits/product/group/schema.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './categories-screen.module.css';

/** Props of {@link OwnCategoryRow}. */
export interface OwnCategoryRowProps {
  readonly category: OwnCategory;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onRemovedChange: (removed: boolean) => void;
}

/** A custom category with its actions. */
export function OwnCategoryRow(props: OwnCategoryRowProps) {
  const { category, mayChange, onEdit, onRemovedChange } = props;
  const t = useT();
  const isRemoved = category.removed === true;
  const labelled = useLabelled();
  const named = (action: string) => labelled(action, category.name);
  return (
    <ListRow
      leading={<IconTile emoji={category.emoji} />}
      title={category.name}
      status={isRemoved ? 'deleted' : 'settled'}
      action={
        mayChange ? (
          <span className={styles['tools']}>
            {isRemoved ? (
              <IconButton
                label={named(t('common:restore'))}
                icon={<Icon glyph={RotateCcw} />}
                onClick={() => onRemovedChange(false)}
              />
            ) : (
              <>
                <IconButton
                  label={named(t('common:edit'))}
                  icon={<Icon glyph={Pencil} />}
                  onClick={onEdit}
                />
                <IconButton
                  label={named(t('common:remove'))}
                  icon={<Icon glyph={Trash2} />}
                  onClick={() => onRemovedChange(true)}
                />
              </>
            )}
          </span>
        ) : undefined
      }
    />
  );
}

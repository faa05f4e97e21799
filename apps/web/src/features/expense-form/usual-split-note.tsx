import { useFormatter, useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { hasUsualSplit, withUsualSplit } from '@quits/product/expense-form/with-usual.ts';
import { usualOf } from '@quits/product/group/usual.ts';
import type { NamedPerson } from '@quits/product/person/people.ts';
import { useMemo } from 'react';
import { useGroup } from '../../open-group/group-context.tsx';
import styles from './expense-form-view.module.css';

/** Props of {@link UsualSplitNote}. */
export interface UsualSplitNoteProps {
  readonly form: ExpenseForm;
  readonly people: readonly NamedPerson[];
  readonly onChange: (form: ExpenseForm) => void;
}

/**
 * Says that the split is the group's usual one, or offers to return to it; renders nothing if the
 * group has none.
 */
export function UsualSplitNote({ form, people, onChange }: UsualSplitNoteProps) {
  const t = useT();
  const { locale } = useFormatter();
  const { data } = useGroup();
  const usual = useMemo(() => usualOf(data), [data]);
  const options = { people, locale };
  if (usual.split === undefined) return null;
  if (hasUsualSplit(form, usual, options)) {
    return <p className={styles['usual']}>{t('settings:usualSplit')}</p>;
  }
  return (
    <Button
      variant="quiet"
      align="edge"
      size="small"
      onClick={() => onChange(withUsualSplit(form, usual, options))}
    >
      {t('entry:useUsual')}
    </Button>
  );
}

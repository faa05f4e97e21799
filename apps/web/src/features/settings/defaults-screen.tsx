import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Card, Select } from '@quits/ui';
import { changeUsual, type UsualChange } from '@quits/product/group/change-usual.ts';
import { usualOf } from '@quits/product/group/usual.ts';
import { useState } from 'react';
import { useCategories } from '../../categories/use-categories.ts';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import styles from './settings.module.css';
import { UsualSplitForm } from './usual-split-form.tsx';

/** Value of a choice that leaves a default open; ids are never empty. */
const OPEN = '';

/** Defaults of a group's new expenses: split, category and payer. */
export function DefaultsScreen() {
  const t = useT();
  const group = useGroup();
  const { uid, mayWrite } = useRights();
  const database = useDatabase();
  const people = useActivePeople();
  const nameOf = useNameOf();
  const { offered } = useCategories();
  const [saved, setSaved] = useState<keyof UsualChange>();
  const usual = usualOf(group.data);
  const open = { value: OPEN, label: t('settings:likeLast') };

  function put(what: keyof UsualChange, change: UsualChange): void {
    setSaved(what);
    changeUsual(database, { group, uid }, change);
  }

  /** Shows “Saved” beside a field. */
  function saidAt(what: keyof UsualChange) {
    return <output className={styles['saved']}>{saved === what ? t('common:saved') : null}</output>;
  }

  return (
    <Card aria-label={t('settings:defaults')}>
      <div className={styles['stack']}>
        <p className={styles['note']}>{t('settings:defaultsText')}</p>
        <UsualSplitForm
          isOutdated={usual.outdated.includes('usualSplit')}
          onSave={(usualSplit) => put('usualSplit', { usualSplit })}
        />
        {saidAt('usualSplit')}
        <Select
          label={t('settings:usualCategory')}
          value={usual.category ?? OPEN}
          disabled={!mayWrite}
          options={[open, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
          onValueChange={(id) => put('usualCategory', { usualCategory: id === OPEN ? null : id })}
        />
        {saidAt('usualCategory')}
        <Select
          label={t('settings:usualPayer')}
          value={usual.payerId ?? OPEN}
          disabled={!mayWrite}
          options={[open, ...people.map(({ id }) => ({ value: id, label: nameOf(id) }))]}
          onValueChange={(id) => put('usualPayer', { usualPayer: id === OPEN ? null : id })}
        />
        {saidAt('usualPayer')}
      </div>
    </Card>
  );
}

import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Button, Card, Select, Switch, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { changeGroup } from '@quits/product/group/change-group.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { currencyChoices } from '@quits/product/values/currency-choices.ts';
import styles from './settings.module.css';
import { LIMITS } from '@quits/product/limits.ts';

type GroupSettings = Readonly<Partial<Pick<Group, 'name' | 'emoji' | 'currency' | 'simplify'>>>;

/** Name, emoji, currency, and whether debts are combined. */
export function AboutSection() {
  const t = useT();
  const { currencyName } = useFormatter();
  const group = useGroup();
  const { data } = group;
  const { uid, mayWrite } = useRights();
  const database = useDatabase();
  const [typed, setTyped] = useState<{ readonly name?: string; readonly emoji?: string }>({});
  const [saved, setSaved] = useState<'name' | 'currency' | 'simplify'>();
  const { name = data.name, emoji = data.emoji } = typed;
  const isEmpty = name.trim() === '';
  const isChanged = name.trim() !== data.name || emoji.trim() !== data.emoji;
  // Expenses store their currency; changing the group’s would orphan existing balances.
  const mayChangeCurrency = mayWrite && data.expenseCount === 0;

  function put(what: typeof saved, fields: GroupSettings): void {
    setSaved(what);
    const before = pickFrom(data, fields);
    changeGroup(
      database,
      { group, uid },
      { label: 'change-group', fields, note: { change: 'settings', ...fields }, before },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isEmpty) return;
    put('name', { name: name.trim(), emoji: emoji.trim() });
    setTyped({});
  }

  /** Shows “Saved” beside a field. */
  function saidAt(what: typeof saved, isStill = true) {
    return (
      <output className={styles['saved']}>
        {saved === what && isStill ? t('common:saved') : null}
      </output>
    );
  }

  return (
    <Card aria-label={t('settings:general')}>
      <div className={styles['stack']}>
        <form onSubmit={submit} noValidate className={styles['line']}>
          <TextField
            className={styles['emoji'] ?? ''}
            label={t('groups:emoji')}
            value={emoji}
            maxLength={LIMITS.text.emoji}
            autoComplete="off"
            readOnly={!mayWrite}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped({ ...typed, emoji: event.target.value })}
          />
          <TextField
            className={styles['grow'] ?? ''}
            label={t('groups:name')}
            value={name}
            maxLength={LIMITS.text.groupName}
            autoComplete="off"
            readOnly={!mayWrite}
            error={isEmpty ? t('groups:nameMissing') : undefined}
            onChange={(event) => setTyped({ ...typed, name: event.target.value })}
          />
          {isChanged && mayWrite ? (
            <Button type="submit" variant="primary">
              {t('common:save')}
            </Button>
          ) : null}
          {saidAt('name', !isChanged)}
        </form>
        <Select
          label={t('groups:currency')}
          {...(mayWrite && !mayChangeCurrency ? { hint: t('settings:currencyFixed') } : {})}
          value={data.currency}
          disabled={!mayChangeCurrency}
          options={currencyChoices(currencyName, { chosen: data.currency }).map(
            ({ code, label }) => ({
              value: code,
              label,
            }),
          )}
          onValueChange={(currency) => put('currency', { currency })}
        />
        {saidAt('currency')}
        <Switch
          label={t('groups:simplify')}
          hint={t('groups:simplifyHint')}
          checked={data.simplify}
          disabled={!mayWrite}
          onCheckedChange={(simplify) => put('simplify', { simplify })}
        />
        {saidAt('simplify')}
      </div>
    </Card>
  );
}

/** The same settings as they are. */
function pickFrom(group: Group, fields: GroupSettings): GroupSettings {
  const { name, emoji, currency, simplify } = group;
  return {
    ...('name' in fields ? { name } : {}),
    ...('emoji' in fields ? { emoji } : {}),
    ...('currency' in fields ? { currency } : {}),
    ...('simplify' in fields ? { simplify } : {}),
  };
}

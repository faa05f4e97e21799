import { useT } from '@quits/i18n/react';
import { Button, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { nameKey } from '@quits/product/person/name-key.ts';
import styles from './settings.module.css';
import { LIMITS } from '@quits/product/limits.ts';

/** Props of {@link AddPerson}. */
export interface AddPersonProps {
  /** Names that are in use, whatever their case. */
  readonly taken: readonly string[];
  /** Whether the group has reached its maximum number of people. */
  readonly isFull: boolean;
  readonly onAdd: (name: string) => void;
}

/** Adds a person, who needs no account. */
export function AddPerson({ taken, isFull, onAdd }: AddPersonProps) {
  const t = useT();
  const [name, setName] = useState('');
  const key = nameKey(name);
  const isTaken = taken.some((other) => nameKey(other) === key);
  const isTooMany = isFull && key !== '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (key === '' || isTaken || isFull) return;
    onAdd(name.trim());
    setName('');
  }

  return (
    <form onSubmit={submit} noValidate className={styles['add']}>
      <TextField
        className={styles['grow'] ?? ''}
        label={t('groups:personName')}
        value={name}
        maxLength={LIMITS.text.personName}
        autoComplete="off"
        error={isTooMany ? t('errors:groupFull') : isTaken ? t('errors:nameTaken') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{t('groups:addPerson')}</Button>
    </form>
  );
}

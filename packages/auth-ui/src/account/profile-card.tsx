import { useProfile } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Card, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import styles from './account.module.css';
import { PhotoField, type PhotoFieldProps } from './photo-field.tsx';

/** Props of {@link ProfileCard}. */
export interface ProfileCardProps extends Omit<PhotoFieldProps, 'name'> {
  /** The name as it is saved. */
  readonly name: string;
}

/** The photo and the name of the account. */
export function ProfileCard({ name: saved, photos, folder }: ProfileCardProps) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, update } = useProfile();
  const [name, setName] = useState(saved);

  function submit(event: FormEvent): void {
    event.preventDefault();
    update({ displayName: name.trim() });
  }

  return (
    <Card title={t('account:profile')}>
      <PhotoField name={saved} photos={photos} folder={folder} />
      <form onSubmit={submit} noValidate className={styles['form']}>
        {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
        <TextField
          label={t('auth:displayName')}
          name="name"
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" loading={busy} disabled={name.trim() === saved}>
          {t('common:save')}
        </Button>
        <output>{flow?.status === 'done' ? t('common:saved') : ''}</output>
      </form>
    </Card>
  );
}

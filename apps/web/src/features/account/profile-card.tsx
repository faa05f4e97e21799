import { useProfile } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Card, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import styles from './account-screen.module.css';
import { PhotoField } from './photo-field.tsx';

/** The name that new groups start with. */
export function ProfileCard({ name: saved }: { readonly name: string }) {
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
      <PhotoField name={saved} />
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

import type { UserSnapshot } from '@quits/auth';
import { useSignOutOthers } from '@quits/auth/react';
import { useErrorText, useFormat, useT } from '@quits/i18n/react';
import { Banner, Button, Card } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { AccountHint } from '../../sign-in-methods/account-hint.tsx';
import { SecretField } from '../../sign-in-methods/secret-field.tsx';
import { takeFocus } from '../../sign-in-methods/take-focus.ts';
import styles from './account-screen.module.css';

/** This device's session, and ending all others as far as it can be done from here. */
export function SessionsPart({ user }: { readonly user: UserSnapshot }) {
  const t = useT();
  const { moment } = useFormat();
  const hasPassword = user.methods.some(({ providerId }) => providerId === 'password');
  return (
    <Card title={t('account:sessions')} level={3} className={styles['part']}>
      <div className={styles['form']}>
        <p className={styles['value']}>
          {t('account:lastSignIn', { when: moment(user.lastSignInAt) })}
        </p>
        {hasPassword ? (
          <SignOutOthers email={user.email ?? ''} />
        ) : (
          <p className={styles['value']}>{t('account:othersNoPassword')}</p>
        )}
      </div>
    </Card>
  );
}

function SignOutOthers({ email }: { readonly email: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, signOutOthers, cancel } = useSignOutOthers();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '') signOutOthers(password);
    setPassword('');
  }

  if (flow?.status === 'done') return <Banner tone="success">{t('account:othersDone')}</Banner>;
  if (!open && flow === undefined)
    return <Button onClick={() => setOpen(true)}>{t('account:othersTitle')}</Button>;
  return (
    <form ref={takeFocus} onSubmit={submit} noValidate className={styles['form']}>
      <p className={styles['value']}>{t('account:othersText')}</p>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <AccountHint email={email} />
      <SecretField
        secret="current"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" loading={busy}>
          {t('account:othersTitle')}
        </Button>
        <Button
          onClick={() => {
            setOpen(false);
            cancel();
          }}
        >
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}

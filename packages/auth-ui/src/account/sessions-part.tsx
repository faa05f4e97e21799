import type { UserSnapshot } from '@quits/auth';
import { useSignOutOthers } from '@quits/auth/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { AccountHint } from '../forms/account-hint.tsx';
import { SecretField } from '../forms/secret-field.tsx';
import { takeFocus } from '../forms/take-focus.ts';
import { AccountPart } from './account-part.tsx';
import { hasPassword } from './has-password.ts';
import styles from './account.module.css';

/** This device's session, and ending all others as far as possible. */
export function SessionsPart({ user }: { readonly user: UserSnapshot }) {
  const t = useT();
  const { dateTime } = useFormatter();
  return (
    <AccountPart title={t('account:sessions')}>
      <p className={styles['value']}>
        {t('account:lastSignIn', { when: dateTime(user.lastSignInAt) })}
      </p>
      {hasPassword(user) ? (
        <SignOutOthers email={user.email ?? ''} />
      ) : (
        <p className={styles['value']}>{t('account:othersNoPassword')}</p>
      )}
    </AccountPart>
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

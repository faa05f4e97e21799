import type { UserSnapshot } from '@quits/auth';
import { useChangeEmail, useVerifyEmail } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, TextField } from '@quits/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { takeFocus } from '../forms/take-focus.ts';
import { AccountPart } from './account-part.tsx';
import styles from './account.module.css';

/** The e-mail: whether it is confirmed, and moving to another one. */
export function EmailPart({ user }: { readonly user: UserSnapshot }) {
  const t = useT();
  const { flow, start } = useChangeEmail();
  const changing = flow !== undefined;
  return (
    <AccountPart
      title={t('auth:email')}
      action={
        changing ? null : (
          <Button size="small" onClick={start}>
            {t(user.email === null ? 'account:addEmail' : 'account:changeEmail')}
          </Button>
        )
      }
    >
      {user.email === null ? null : <p className={styles['value']}>{user.email}</p>}
      {user.email !== null && !user.emailVerified ? <Confirm email={user.email} /> : null}
      {changing ? <Change /> : null}
    </AccountPart>
  );
}

function Confirm({ email }: { readonly email: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, sendVerification, refresh } = useVerifyEmail();
  const sent = flow?.status === 'sent';

  useEffect(() => {
    if (!sent) return undefined;
    // The link is opened in the mailbox, so check again when the window regains focus.
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [sent, refresh]);

  return (
    <>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      {sent ? (
        <Banner>{t('auth:verifyText', { email })}</Banner>
      ) : (
        <Button loading={busy} onClick={sendVerification}>
          {t('account:confirmEmail')}
        </Button>
      )}
    </>
  );
}

function Change() {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, changeEmail, cancel } = useChangeEmail();
  const [email, setEmail] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (email.trim() !== '') changeEmail(email.trim());
  }

  if (flow?.status === 'sent') {
    return <Banner tone="success">{t('account:changeEmailSent', { email: flow.email })}</Banner>;
  }
  return (
    <form ref={takeFocus} onSubmit={submit} noValidate className={styles['form']}>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <TextField
        label={t('account:newEmail')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" loading={busy}>
          {t('auth:resetSend')}
        </Button>
        <Button onClick={cancel}>{t('common:cancel')}</Button>
      </div>
    </form>
  );
}

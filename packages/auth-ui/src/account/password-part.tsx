import type { UserSnapshot } from '@quits/auth';
import { useChangePassword } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { NewPasswordForm } from '../forms/new-password-form.tsx';
import { AccountPart } from './account-part.tsx';
import styles from './account.module.css';
import { hasPassword } from './has-password.ts';

/** Changing the password, or setting a first one; that requires an email. */
export function PasswordPart({ user }: { readonly user: UserSnapshot }) {
  const t = useT();
  const { flow, busy, error, start, changePassword, checkPassword, cancel } = useChangePassword();
  const has = hasPassword(user);
  const done = flow?.status === 'done';
  return (
    <AccountPart
      title={t('auth:password')}
      action={
        user.email !== null && (flow === undefined || done) ? (
          <Button size="small" onClick={start}>
            {t(has ? 'account:changePassword' : 'account:setPassword')}
          </Button>
        ) : null
      }
    >
      {user.email === null ? (
        <p className={styles['value']}>{t('account:passwordNeedsEmail')}</p>
      ) : flow === undefined ? (
        has ? null : (
          <p className={styles['value']}>{t('account:noPassword')}</p>
        )
      ) : done ? (
        <Banner tone="success">{t('auth:passwordChanged')}</Banner>
      ) : (
        <>
          <NewPasswordForm
            email={user.email ?? ''}
            busy={busy}
            error={error}
            check={flow.password}
            onCheck={checkPassword}
            onSubmit={changePassword}
          />
          <Button onClick={cancel}>{t('common:cancel')}</Button>
        </>
      )}
    </AccountPart>
  );
}

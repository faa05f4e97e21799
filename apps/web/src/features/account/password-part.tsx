import type { UserSnapshot } from '@quits/auth';
import { useChangePassword } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button, Card } from '@quits/ui';
import { NewPasswordForm } from '../../sign-in-methods/new-password-form.tsx';
import styles from './account-screen.module.css';

/** Changing the password, or setting a first one. */
export function PasswordPart({ user }: { readonly user: UserSnapshot }) {
  const t = useT();
  const { flow, busy, error, start, changePassword, checkPassword, cancel } = useChangePassword();
  const has = user.methods.some(({ providerId }) => providerId === 'password');
  const done = flow?.status === 'done';
  return (
    <Card
      title={t('auth:password')}
      level={3}
      className={styles['part']}
      action={
        flow === undefined || done ? (
          <Button size="small" onClick={start}>
            {t(has ? 'account:changePassword' : 'account:setPassword')}
          </Button>
        ) : null
      }
    >
      {flow === undefined ? null : (
        <div className={styles['form']}>
          {done ? (
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
        </div>
      )}
    </Card>
  );
}

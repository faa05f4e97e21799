import type { UserSnapshot } from '@quits/auth';
import { useChangePassword } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { NewPasswordForm } from '../forms/new-password-form.tsx';
import { AccountPart } from './account-part.tsx';

/** Changing the password, or setting a first one. */
export function PasswordPart({ user }: { readonly user: UserSnapshot }) {
  const t = useT();
  const { flow, busy, error, start, changePassword, checkPassword, cancel } = useChangePassword();
  const has = user.methods.some(({ providerId }) => providerId === 'password');
  const done = flow?.status === 'done';
  return (
    <AccountPart
      title={t('auth:password')}
      action={
        flow === undefined || done ? (
          <Button size="small" onClick={start}>
            {t(has ? 'account:changePassword' : 'account:setPassword')}
          </Button>
        ) : null
      }
    >
      {flow === undefined ? null : done ? (
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

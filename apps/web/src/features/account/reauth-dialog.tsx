import { useReauth } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Dialog, PasswordField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { ProviderButton } from '../../sign-in-methods/provider-button.tsx';
import styles from './account-screen.module.css';

/** Asks for proof of who is there before something sensitive, which then goes on by itself. */
export function ReauthDialog() {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, submitPassword, cancel } = useReauth();
  const [password, setPassword] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '') submitPassword(password);
    setPassword('');
  }

  const providers = (flow?.methods ?? []).filter((id) => id !== 'password' && id !== 'emailLink');
  return (
    <Dialog
      open={flow !== undefined}
      onOpenChange={(open) => {
        if (!open) cancel();
      }}
      title={t('auth:reauthTitle')}
      description={t('auth:reauthText')}
      labels={{ close: t('common:cancel') }}
    >
      <div className={styles['form']}>
        {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
        {flow?.methods.includes('password') === true ? (
          <form onSubmit={submit} noValidate className={styles['form']}>
            <PasswordField
              label={t('auth:password')}
              name="password"
              autoComplete="current-password"
              labels={{ show: t('auth:showPassword'), hide: t('auth:hidePassword') }}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <Button type="submit" kind="primary" width="fill" state={busy ? 'busy' : 'ready'}>
              {t('common:confirm')}
            </Button>
          </form>
        ) : null}
        {providers.map((providerId) => (
          <ProviderButton key={providerId} providerId={providerId} />
        ))}
      </div>
    </Dialog>
  );
}

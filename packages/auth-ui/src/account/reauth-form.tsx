import type { UserSnapshot } from '@quits/auth';
import { useReauthenticate } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { AccountHint } from '../forms/account-hint.tsx';
import { ProviderButton } from '../forms/provider-button.tsx';
import { SecretField } from '../forms/secret-field.tsx';
import { hasPassword } from './has-password.ts';
import { ReauthLink } from './reauth-link.tsx';
import styles from './account.module.css';

/** Every reauthentication method of an account. */
export function ReauthForm({ user }: { readonly user: UserSnapshot }) {
  const t = useT();
  const errorText = useErrorText();
  const { busy, error, submitPassword } = useReauthenticate();
  const [password, setPassword] = useState('');
  const methods = user.methods.map(({ providerId }) => providerId);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '') submitPassword(password);
    setPassword('');
  }

  return (
    <div className={styles['form']}>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      {methods.includes('password') && !hasPassword(user) && user.email !== null ? (
        <ReauthLink email={user.email} />
      ) : null}
      {hasPassword(user) ? (
        <form onSubmit={submit} noValidate className={styles['form']}>
          <AccountHint email={user.email ?? ''} />
          <SecretField
            secret="current"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" variant="primary" fullWidth loading={busy}>
            {t('common:confirm')}
          </Button>
        </form>
      ) : null}
      {methods
        .filter((providerId) => providerId !== 'password' && providerId !== 'phone')
        .map((providerId) => (
          <ProviderButton key={providerId} providerId={providerId} />
        ))}
    </div>
  );
}

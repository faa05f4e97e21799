import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, PasswordField, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';

/** Props of {@link CredentialsForm}. */
export interface CredentialsFormProps {
  /** A new password is offered by the password manager, an old one filled in. */
  readonly purpose: 'sign-in' | 'sign-up';
  readonly busy: boolean;
  readonly error: { readonly code: string } | undefined;
  readonly onSubmit: (email: string, password: string) => void;
}

/** E-mail and password, as password managers expect them. */
export function CredentialsForm({ purpose, busy, error, onSubmit }: CredentialsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const emailError = tried && email.trim() === '' ? t('errors:emailRequired') : undefined;
  const passwordError = tried && password === '' ? t('errors:passwordRequired') : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (email.trim() !== '' && password !== '') onSubmit(email.trim(), password);
  }

  return (
    <form onSubmit={submit} noValidate>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <TextField
        label={t('auth:email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        error={emailError}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t('auth:password')}
        name="password"
        autoComplete={purpose === 'sign-up' ? 'new-password' : 'current-password'}
        labels={{ show: t('auth:showPassword'), hide: t('auth:hidePassword') }}
        value={password}
        error={passwordError}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" kind="primary" width="fill" state={busy ? 'busy' : 'ready'}>
        {purpose === 'sign-up' ? t('auth:signUp') : t('auth:signIn')}
      </Button>
    </form>
  );
}

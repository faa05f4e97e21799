import type { PasswordCheck } from '@quits/auth';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { passwordRules } from './password-rules.ts';
import { SecretField } from './secret-field.tsx';

/** Props of {@link CredentialsForm}. */
export interface CredentialsFormProps {
  /** A new password is offered by the password manager, an old one filled in. */
  readonly purpose: 'sign-in' | 'sign-up';
  readonly busy: boolean;
  readonly error: { readonly code: string } | undefined;
  /** Filled in at first, e.g. after an e-mail was changed. */
  readonly email?: string;
  /** Result of checking the typed password against the policy. */
  readonly check?: PasswordCheck | undefined;
  readonly onEmailChange?: (email: string) => void;
  readonly onPasswordChange?: (password: string) => void;
  readonly onSubmit: (email: string, password: string) => void;
}

/** E-mail and password, as password managers expect them. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { purpose, busy, error, check, onEmailChange, onPasswordChange, onSubmit } = props;
  const t = useT();
  const errorText = useErrorText();
  const [email, setEmail] = useState(props.email ?? '');
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
        onChange={(event) => {
          setEmail(event.target.value);
          onEmailChange?.(event.target.value);
        }}
      />
      <SecretField
        secret={purpose === 'sign-up' ? 'new' : 'current'}
        label={t('auth:password')}
        rules={purpose === 'sign-up' ? passwordRules(check, t) : []}
        value={password}
        error={passwordError}
        onChange={(event) => {
          setPassword(event.target.value);
          onPasswordChange?.(event.target.value);
        }}
      />
      <Button type="submit" variant="primary" fullWidth loading={busy}>
        {purpose === 'sign-up' ? t('auth:signUp') : t('auth:signIn')}
      </Button>
    </form>
  );
}

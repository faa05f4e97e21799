import type { PasswordCheck } from '@quits/auth';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { AccountHint } from './account-hint.tsx';
import { passwordRules } from './password-rules.ts';
import { SecretField } from './secret-field.tsx';
import { takeFocus } from './take-focus.ts';
import styles from './forms.module.css';

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  /** Email of the account, for password managers. */
  readonly email: string;
  readonly busy: boolean;
  readonly error: { readonly code: string } | undefined;
  readonly check: PasswordCheck | undefined;
  readonly onCheck: (password: string) => void;
  readonly onSubmit: (password: string) => void;
}

/** A new password with the policy as a live checklist. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, busy, error, check, onCheck, onSubmit } = props;
  const t = useT();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  // Shows the requirements before typing starts.
  useEffect(() => onCheck(''), [onCheck]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== '') onSubmit(password);
  }

  return (
    <form ref={takeFocus} onSubmit={submit} noValidate className={styles['stack']}>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <AccountHint email={email} />
      <SecretField
        secret="new"
        rules={passwordRules(check, t)}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          onCheck(event.target.value);
        }}
      />
      <Button type="submit" variant="primary" fullWidth loading={busy}>
        {t('common:save')}
      </Button>
    </form>
  );
}

import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';

/** Props of {@link EmailForm}. */
export interface EmailFormProps {
  /** Label of the button. */
  readonly action: string;
  /** Filled in at first. @default '' */
  readonly email?: string;
  readonly busy: boolean;
  readonly error: { readonly code: string } | undefined;
  readonly onSubmit: (email: string) => void;
}

/** Asks for an email address to send a message to. */
export function EmailForm({ action, email: initial = '', busy, error, onSubmit }: EmailFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const [email, setEmail] = useState(initial);
  const [tried, setTried] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (email.trim() !== '') onSubmit(email.trim());
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
        error={tried && email.trim() === '' ? t('errors:emailRequired') : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" fullWidth loading={busy}>
        {action}
      </Button>
    </form>
  );
}

import { useResetPassword } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Link, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { ResendButton } from '../../sign-in-methods/resend-button.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Asks for a mail that resets the password; the answer never tells whether an account exists. */
export function ResetPasswordScreen() {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, sendReset, resend } = useResetPassword();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  useTitle(t('auth:resetTitle'));
  const footer = (
    <p>
      <Link render={linkTo(paths.signIn())}>{t('auth:signIn')}</Link>
    </p>
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (email.trim() !== '') sendReset(email.trim());
  }

  if (flow?.step === 'sent') {
    return (
      <SignInCard
        title={t('auth:linkSentTitle')}
        lead={t('auth:resetSent', { email: flow.email })}
        footer={footer}
      >
        <ResendButton resendAt={flow.resendAt} onResend={resend} />
      </SignInCard>
    );
  }
  return (
    <SignInCard title={t('auth:resetTitle')} lead={t('auth:resetText')} footer={footer}>
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
        <Button type="submit" kind="primary" width="fill" state={busy ? 'busy' : 'ready'}>
          {t('auth:resetSend')}
        </Button>
      </form>
    </SignInCard>
  );
}

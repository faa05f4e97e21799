import { useEmailLink, useUser } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Spinner, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { ResendButton } from '../../sign-in-methods/resend-button.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** A link by e-mail: asking for one, waiting for it, and what can be in the way when it is opened. */
export function EmailLinkStep() {
  const t = useT();
  const { flow, cancel, choose, resend, sendLink, giveEmail } = useEmailLink();
  const user = useUser();
  const leave = <Button onClick={cancel}>{t('common:cancel')}</Button>;

  switch (flow?.step) {
    case 'sent':
      return (
        <SignInCard
          title={t('auth:linkSentTitle')}
          lead={t('auth:linkSentText', { email: flow.email })}
        >
          <ResendButton resendAt={flow.resendAt} onResend={resend} />
          {leave}
        </SignInCard>
      );
    case 'needsEmail':
      return (
        <SignInCard title={t('auth:needsEmailTitle')} lead={t('auth:needsEmailText')}>
          <EmailForm action={t('common:continue')} onSubmit={giveEmail} />
          {leave}
        </SignInCard>
      );
    case 'wrongSession':
      return (
        <SignInCard
          title={t('auth:wrongSessionTitle', {
            name: user?.email ?? user?.displayName ?? t('auth:guestName'),
          })}
          lead={t('auth:wrongSessionText', { email: flow.email })}
        >
          <Button kind="primary" onClick={() => choose('link')}>
            {t('auth:addToAccount')}
          </Button>
          <Button onClick={() => choose('signIn')}>{t('auth:switchAccount')}</Button>
          {leave}
        </SignInCard>
      );
    case 'completing':
      return (
        <SignInCard title={t('auth:completing')}>
          <Spinner label={t('auth:completing')} />
        </SignInCard>
      );
    case 'spent':
    case 'edit':
    case 'sending':
    case 'done':
    case undefined:
      return (
        <SignInCard title={t('auth:withEmailLink')}>
          {flow?.step === 'spent' ? (
            <Banner tone="warning">{t('errors:linkInvalid')}</Banner>
          ) : null}
          <EmailForm action={t('auth:resetSend')} onSubmit={sendLink} />
          {leave}
        </SignInCard>
      );
  }
}

function EmailForm({
  action,
  onSubmit,
}: {
  readonly action: string;
  readonly onSubmit: (email: string) => void;
}) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error } = useEmailLink();
  const [email, setEmail] = useState(flow?.email ?? '');
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
        autoComplete="email"
        inputMode="email"
        value={email}
        error={tried && email.trim() === '' ? t('errors:emailRequired') : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" kind="primary" width="fill" state={busy ? 'busy' : 'ready'}>
        {action}
      </Button>
    </form>
  );
}

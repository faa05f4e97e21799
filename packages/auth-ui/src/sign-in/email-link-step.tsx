import { useEmailLink, useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button, Spinner } from '@quits/ui';
import { EmailForm } from '../forms/email-form.tsx';
import { ResendButton } from '../forms/resend-button.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Sign-in by email link: requesting it, waiting for it, and problems when it is opened. */
export function EmailLinkStep() {
  const t = useT();
  const { flow, busy, error, cancel, choose, resend, sendLink, giveEmail } = useEmailLink();
  const user = useUser();
  const leave = <Button onClick={cancel}>{t('common:cancel')}</Button>;

  switch (flow?.status) {
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
          <EmailForm action={t('common:continue')} busy={busy} error={error} onSubmit={giveEmail} />
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
          <Button variant="primary" onClick={() => choose('link')}>
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
          {flow?.status === 'spent' ? (
            <Banner tone="warning">{t('errors:linkInvalid')}</Banner>
          ) : null}
          <EmailForm
            action={t('auth:resetSend')}
            email={flow?.email ?? ''}
            busy={busy}
            error={error}
            onSubmit={sendLink}
          />
          {leave}
        </SignInCard>
      );
  }
}

import { useAccountConflict, useSignIn } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Spinner } from '@quits/ui';
import { useProviderName } from '../context/use-provider-name.ts';
import { CredentialsForm } from '../forms/credentials-form.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** The account exists with another method: sign in with that one, then link the new one. */
export function ConflictStep() {
  const t = useT();
  const errorText = useErrorText();
  const { flow, error, busy, resend, cancel } = useAccountConflict();
  const { signIn } = useSignIn();
  const nameOf = useProviderName();
  if (flow === undefined) return null;
  const provider = nameOf(flow.providerId);
  const { email } = flow;

  if (flow.status === 'linking') {
    return (
      <SignInCard title={t('auth:conflictTitle')}>
        <Spinner label={t('common:loading')} />
      </SignInCard>
    );
  }
  if (flow.status === 'linkFailed') {
    return (
      <SignInCard title={t('auth:conflictTitle')}>
        <Banner tone="warning">{t('errors:linkFailed')}</Banner>
        <Button variant="primary" onClick={resend}>
          {t('common:retry')}
        </Button>
        <Button onClick={cancel}>{t('auth:skipLinking')}</Button>
      </SignInCard>
    );
  }
  return (
    <SignInCard
      title={t('auth:conflictTitle')}
      lead={
        email === undefined
          ? t('auth:conflictTextNoEmail', { provider })
          : t('auth:conflictText', { email, provider })
      }
    >
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <CredentialsForm
        purpose="sign-in"
        busy={busy}
        error={undefined}
        email={email ?? ''}
        onSubmit={signIn}
      />
      <Button onClick={cancel}>{t('common:cancel')}</Button>
    </SignInCard>
  );
}

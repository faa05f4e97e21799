import { useResetPassword } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Link } from '@quits/ui';
import { useAuthUi } from '../context/auth-ui-context.ts';
import { useScreenTitle } from '../context/use-screen-title.ts';
import { EmailForm } from '../forms/email-form.tsx';
import { ResendButton } from '../forms/resend-button.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Props of {@link ResetPasswordScreen}. */
export interface ResetPasswordScreenProps {
  /** Email typed on the previous screen. @default '' */
  readonly email?: string;
}

/**
 * Requests an email that resets the password; the response doesn't reveal whether an account
 * exists.
 */
export function ResetPasswordScreen({ email = '' }: ResetPasswordScreenProps) {
  const t = useT();
  const { linkTo } = useAuthUi();
  const { flow, busy, error, sendReset, resend } = useResetPassword();
  useScreenTitle(t('auth:resetTitle'));
  const footer = (
    <p>
      <Link render={linkTo('signIn')}>{t('auth:signIn')}</Link>
    </p>
  );

  if (flow?.status === 'sent') {
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
      <EmailForm
        action={t('auth:resetSend')}
        email={email}
        busy={busy}
        error={error}
        onSubmit={sendReset}
      />
    </SignInCard>
  );
}

import { useResetPassword } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Link } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { EmailForm } from '../../sign-in-methods/email-form.tsx';
import { ResendButton } from '../../sign-in-methods/resend-button.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useTypedEmail } from './typed-email.ts';

/** Asks for a mail that resets the password; the answer never tells whether an account exists. */
export function ResetPasswordScreen() {
  const t = useT();
  const email = useTypedEmail();
  const { flow, busy, error, sendReset, resend } = useResetPassword();
  useTitle(t('auth:resetTitle'));
  const footer = (
    <p>
      <Link render={linkTo(paths.signIn())}>{t('auth:signIn')}</Link>
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

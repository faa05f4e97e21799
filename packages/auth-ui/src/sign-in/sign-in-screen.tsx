import { useAuthMachine, useFlow, useSession, useSignIn } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Link } from '@quits/ui';
import { useEffect, useState } from 'react';
import { useAuthUi } from '../context/auth-ui-context.ts';
import { useScreenTitle } from '../context/use-screen-title.ts';
import { RedirectWhenSignedIn } from '../session/redirect-when-signed-in.tsx';
import { ConflictStep } from './conflict-step.tsx';
import { CredentialsForm } from '../forms/credentials-form.tsx';
import { EmailLinkStep } from './email-link-step.tsx';
import { MergeStep } from './merge-step.tsx';
import { OtherWays } from './other-ways.tsx';
import { OutReasonBanner } from './out-reason-banner.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Props of {@link SignInScreen}. */
export interface SignInScreenProps {
  /** `sign-up` creates an account; a guest is upgraded to it and keeps all data. */
  readonly purpose: 'sign-in' | 'sign-up';
  /** Email typed on the previous screen. @default the last user's email */
  readonly email?: string;
}

/** All sign-in methods on one card, at any step. */
export function SignInScreen({ purpose, email = '' }: SignInScreenProps) {
  const { type } = useFlow();
  const t = useT();
  useScreenTitle(t(purpose === 'sign-in' ? 'auth:signIn' : 'auth:signUp'));
  return (
    <RedirectWhenSignedIn guests="stay">
      {type === 'secondFactor' ? (
        <SecondFactorStep />
      ) : type === 'conflict' ? (
        <ConflictStep />
      ) : type === 'merge' ? (
        <MergeStep />
      ) : type === 'emailLink' ? (
        <EmailLinkStep />
      ) : (
        <Methods purpose={purpose} before={email} />
      )}
    </RedirectWhenSignedIn>
  );
}

function Methods({
  purpose,
  before,
}: {
  readonly purpose: SignInScreenProps['purpose'];
  readonly before: string;
}) {
  const t = useT();
  const { linkTo } = useAuthUi();
  const session = useSession();
  const { send } = useAuthMachine();
  const { busy, error, flow, password, signIn, signUp, checkPassword } = useSignIn();
  const guest = session.status === 'anonymous';
  const own = flow.type === 'signIn' || flow.type === 'signUp' ? { busy, error } : undefined;
  const signingUp = purpose === 'sign-up';
  const idle = flow.type === 'idle';
  useEffect(() => {
    // The password is checked against the policy only while an account is being created.
    if (!signingUp || !idle) return;
    send({ type: 'OPEN_FORM', form: 'signUp' });
    // Shows the requirements before typing starts.
    checkPassword('');
  }, [signingUp, idle, send, checkPassword]);
  const last = session.status === 'signedOut' ? session.last?.email : undefined;
  const email = before === '' ? (last ?? '') : before;
  const [typed, setTyped] = useState(email);
  const told = typed.trim();
  return (
    <SignInCard
      title={signingUp ? t(guest ? 'auth:upgradeTitle' : 'auth:signUp') : t('auth:signIn')}
      {...(signingUp && guest ? { lead: t('auth:upgradeText') } : {})}
      footer={
        signingUp ? (
          <p>
            {t('auth:haveAccount')} <Link render={linkTo('signIn', told)}>{t('auth:signIn')}</Link>
          </p>
        ) : (
          <>
            <p>
              <Link render={linkTo('resetPassword', told)}>{t('auth:forgotPassword')}</Link>
            </p>
            <p>
              {t('auth:noAccountYet')}{' '}
              <Link render={linkTo('signUp', told)}>{t('auth:signUp')}</Link>
            </p>
          </>
        )
      }
    >
      <OutReasonBanner />
      <CredentialsForm
        purpose={purpose}
        busy={own?.busy ?? false}
        error={own?.error}
        email={email}
        check={password}
        onEmailChange={setTyped}
        onPasswordChange={checkPassword}
        onSubmit={(address, secret) =>
          signingUp ? signUp(address, secret) : signIn(address, secret)
        }
      />
      <OtherWays onEmailLink={() => send({ type: 'OPEN_FORM', form: 'emailLink', email: told })} />
    </SignInCard>
  );
}

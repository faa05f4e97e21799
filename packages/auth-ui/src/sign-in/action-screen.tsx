import { useEmailAction } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Button, Link, Logo, Spinner } from '@quits/ui';
import { useEffect } from 'react';
import { useAuthUi } from '../context/auth-ui-context.ts';
import { useScreenTitle } from '../context/use-screen-title.ts';
import { NewPasswordForm } from '../forms/new-password-form.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Props of {@link ActionScreen}. */
export interface ActionScreenProps {
  /** Query that the provider appended to the app's URL, including `mode` and `oobCode`. */
  readonly query: URLSearchParams;
}

/** Target screen of the links in the provider's emails. */
export function ActionScreen({ query }: ActionScreenProps) {
  // The machine completes sign-in links itself; the card shows the progress.
  if (query.get('mode') === 'signIn') return <SignInScreen purpose="sign-in" />;
  return <Action code={query.get('oobCode') ?? ''} />;
}

/** Handles an action code: the five modes of the provider's e-mail links. */
function Action({ code }: { readonly code: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { linkTo } = useAuthUi();
  const { flow, busy, error, open, submitPassword, checkPassword } = useEmailAction();
  useEffect(() => {
    if (code !== '') open(code);
  }, [code, open]);

  const goOn = (
    <Button variant="primary" render={linkTo('start')}>
      {t('common:continue')}
    </Button>
  );
  const email = flow?.email ?? '';
  const isSpent = code === '' || flow?.status === 'spent';
  const title = isSpent ? t('errors:linkInvalid') : titleOf();
  useScreenTitle(title);

  if (isSpent) {
    return (
      <SignInCard title={title}>
        <Link render={linkTo('resetPassword')}>{t('auth:resetTitle')}</Link>
        {goOn}
      </SignInCard>
    );
  }
  switch (flow?.status) {
    case 'edit':
      return (
        <SignInCard title={title}>
          <NewPasswordForm
            email={email}
            busy={busy}
            error={error}
            check={flow.password}
            onCheck={checkPassword}
            onSubmit={submitPassword}
          />
        </SignInCard>
      );
    case 'failed':
      return (
        <SignInCard title={title}>
          <Button variant="primary" onClick={() => open(code)}>
            {t('common:retry')}
          </Button>
        </SignInCard>
      );
    case 'done':
      return (
        <SignInCard title={title}>
          <Logo />
          {flow.mode === 'recoverEmail' ? (
            <Link render={linkTo('resetPassword')}>{t('auth:resetTitle')}</Link>
          ) : null}
          {goOn}
        </SignInCard>
      );
    case 'checking':
    case 'applying':
    case undefined:
      return (
        <SignInCard title={title}>
          <Spinner label={t('auth:completing')} />
        </SignInCard>
      );
  }

  function titleOf(): string {
    switch (flow?.status) {
      case 'edit':
        return t('auth:chooseNewPassword', { email });
      case 'failed':
        return error === undefined ? t('errors:unexpected') : errorText(error);
      case 'done':
        return doneText();
      case 'checking':
      case 'applying':
      case 'spent':
      case undefined:
        return t('auth:completing');
    }
  }

  function doneText(): string {
    switch (flow?.mode) {
      case 'resetPassword':
        return t('auth:passwordChanged');
      case 'recoverEmail':
        return t('auth:emailRecovered', { email });
      case 'verifyAndChangeEmail':
        return t('auth:emailChanged', { email });
      case 'revertSecondFactorAddition':
        return t('auth:secondFactorRemoved');
      case 'verifyEmail':
      case undefined:
        return t('auth:verified');
    }
  }
}

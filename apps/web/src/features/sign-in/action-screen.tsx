import { useAction } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Link, Mark, Spinner } from '@quits/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { NewPasswordForm } from '../../sign-in-methods/new-password-form.tsx';
import { EntryScreen } from './entry-screen.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Where the links of the provider's e-mails lead. */
export function ActionScreen() {
  const [query] = useSearchParams();
  // The machine finishes with sign-in links by itself; the card shows how far it is.
  if (query.get('mode') === 'signIn') return <EntryScreen purpose="sign-in" />;
  return <Action code={query.get('oobCode') ?? ''} />;
}

/** One code, five things it can do. */
function Action({ code }: { readonly code: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, open, submitPassword, checkPassword } = useAction();
  useTitle(t('auth:completing'));

  useEffect(() => {
    if (code !== '') open(code);
  }, [code, open]);

  const goOn = (
    <Button kind="primary" render={linkTo(paths.welcome())}>
      {t('common:continue')}
    </Button>
  );
  const email = flow?.email ?? '';

  if (code === '' || flow?.step === 'spent') {
    return (
      <SignInCard title={t('errors:linkInvalid')}>
        <Link render={linkTo(paths.resetPassword())}>{t('auth:resetTitle')}</Link>
        {goOn}
      </SignInCard>
    );
  }
  switch (flow?.step) {
    case 'edit':
      return (
        <SignInCard title={t('auth:chooseNewPassword', { email })}>
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
        <SignInCard title={t('errors:unexpected')}>
          {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
          <Button onClick={() => open(code)}>{t('common:retry')}</Button>
        </SignInCard>
      );
    case 'done':
      return (
        <SignInCard title={doneText()}>
          <Mark />
          {flow.mode === 'recoverEmail' ? (
            <Link render={linkTo(paths.resetPassword())}>{t('auth:resetTitle')}</Link>
          ) : null}
          {goOn}
        </SignInCard>
      );
    case 'checking':
    case 'applying':
    case undefined:
      return (
        <SignInCard title={t('auth:completing')}>
          <Spinner label={t('auth:completing')} />
        </SignInCard>
      );
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

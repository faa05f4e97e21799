import { RedirectWhenSignedIn, useOutReason } from '@quits/auth-ui';
import { useSignIn } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { DELETED } from '../../account/forget-device.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { takeEarlyClick } from '@quits/app-platform/boot/early-click.ts';
import { ShellSkeleton } from '../../session/shell-skeleton.tsx';
import { WelcomeView } from './welcome-view.tsx';

/** The start page, with the sign-in machine behind it. */
export function WelcomeScreen() {
  const t = useT();
  const errorText = useErrorText();
  const { search } = useLocation();
  const { flow, busy, error, startAsGuest } = useSignIn();
  const outReason = useOutReason();
  useTitle(undefined);
  useEffect(() => {
    if (takeEarlyClick()) startAsGuest();
  }, [startAsGuest]);
  return (
    <RedirectWhenSignedIn guests="go-on" restoring={<ShellSkeleton />}>
      <WelcomeView
        state={busy && flow.type === 'guest' ? 'busy' : 'ready'}
        problem={error === undefined ? undefined : errorText(error)}
        note={search === DELETED ? t('account:deleted') : outReason}
        onStart={startAsGuest}
        renderSignIn={linkTo(paths.signIn())}
        renderSignUp={linkTo(paths.signUp())}
      />
    </RedirectWhenSignedIn>
  );
}

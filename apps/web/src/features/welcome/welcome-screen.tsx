import { RedirectWhenSignedIn, useOutReason, useUnsentText } from '@quits/auth-ui';
import { useAuthMachine, useAuthState, useSignIn } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner } from '@quits/ui';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { DELETED } from '../../account/deleted.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { takeEarlyClick } from '@quits/app-platform/boot/early-click.ts';
import { ShellSkeleton } from '../../session/shell-skeleton.tsx';
import { type Start, WelcomeView } from './welcome-view.tsx';

/** The start page, with the sign-in machine behind it. */
export function WelcomeScreen() {
  const t = useT();
  const errorText = useErrorText();
  const { search } = useLocation();
  const { flow, busy, error, startAsGuest } = useSignIn();
  const { send, store } = useAuthMachine();
  const isExample = useAuthState(({ returnTo }) => returnTo === paths.example());
  const outReason = useOutReason();
  const unsent = useUnsentText();
  const note = search === DELETED ? t('account:deleted') : outReason;
  const start = useCallback(
    (what: Start) => {
      if (what === 'example') send({ type: 'RETURN_TO', path: paths.example() });
      else if (store.getState().returnTo === paths.example()) {
        send({ type: 'RETURN_TO', path: undefined });
      }
      startAsGuest();
    },
    [send, store, startAsGuest],
  );
  useTitle(undefined);
  useEffect(() => {
    const early = takeEarlyClick();
    if (early !== undefined) start(early === 'example' ? early : 'empty');
  }, [start]);
  return (
    <RedirectWhenSignedIn guests="go-on" restoring={<ShellSkeleton />}>
      <WelcomeView
        starting={busy && flow.type === 'guest' ? (isExample ? 'example' : 'empty') : undefined}
        onStart={start}
        renderSignIn={linkTo(paths.signIn())}
        renderSignUp={linkTo(paths.signUp())}
      >
        {note === undefined ? null : <Banner>{note}</Banner>}
        {unsent === undefined ? null : <Banner tone="warning">{unsent}</Banner>}
        {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      </WelcomeView>
    </RedirectWhenSignedIn>
  );
}

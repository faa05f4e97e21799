import { useAuthMachine, useSignIn } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Link, Logo } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import styles from './join-screen.module.css';

/** Before joining: as a guest at once, or with an account. The link is stored only for signing in, since it may be dead. */
export function ChooseAccount({ path }: { readonly path: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { send } = useAuthMachine();
  const comeBack = () => send({ type: 'RETURN_TO', path });
  const { busy, error, startAsGuest } = useSignIn();
  return (
    <div className={styles['choice']}>
      <Logo pose="leaning" className={styles['mark']} />
      <h1>{t('groups:invitedTitle')}</h1>
      <p className={styles['note']}>{t('auth:guestHint')}</p>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <Button variant="primary" size="large" fullWidth loading={busy} onClick={startAsGuest}>
        {t('groups:joinAsGuest')}
      </Button>
      <p className={styles['note']}>
        <Link render={linkTo(paths.signIn())} onClick={comeBack}>
          {t('auth:signIn')}
        </Link>{' '}
        {t('auth:or')}{' '}
        <Link render={linkTo(paths.signUp())} onClick={comeBack}>
          {t('auth:signUp')}
        </Link>
      </p>
    </div>
  );
}

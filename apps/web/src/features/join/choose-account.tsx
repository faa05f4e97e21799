import { useSignIn } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Link, Logo } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import styles from './join-screen.module.css';

/** Before joining: as a guest at once, or with an account. */
export function ChooseAccount() {
  const t = useT();
  const errorText = useErrorText();
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
        <Link render={linkTo(paths.signIn())}>{t('auth:signIn')}</Link> {t('auth:or')}{' '}
        <Link render={linkTo(paths.signUp())}>{t('auth:signUp')}</Link>
      </p>
    </div>
  );
}

import { useSignIn } from '@quits/auth/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Link, Mark } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { GoOnWhenSignedIn } from '../../session/go-on-when-signed-in.tsx';
import { useTitle } from '../../routing/use-title.ts';
import styles from './welcome-screen.module.css';

/** What Quits is, and the shortest way in. */
export function WelcomeScreen() {
  const t = useT();
  const errorText = useErrorText();
  const { flow, busy, error, startAsGuest } = useSignIn();
  useTitle(undefined);
  return (
    <GoOnWhenSignedIn guests="go-on">
      <main className={styles['root']}>
        <div className={styles['stage']} aria-hidden="true">
          <Mark pose={busy ? 'levelling' : 'leaning'} className={styles['mark']} />
        </div>
        <h1 className={styles['title']}>{t('welcome:title')}</h1>
        <p className={styles['lead']}>{t('welcome:lead')}</p>
        {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
        <div className={styles['actions']}>
          <Button
            kind="primary"
            size="large"
            state={busy && flow.kind === 'guest' ? 'busy' : 'ready'}
            onClick={startAsGuest}
          >
            {t('auth:startAsGuest')}
          </Button>
          <Button size="large" render={linkTo(paths.signIn())}>
            {t('auth:signIn')}
          </Button>
        </div>
        <p className={styles['hint']}>
          {t('auth:guestHint')} <Link render={linkTo(paths.signUp())}>{t('auth:signUp')}</Link>
        </p>
        <ul className={styles['points']}>
          <li>{t('welcome:pointOffline')}</li>
          <li>{t('welcome:pointLive')}</li>
          <li>{t('welcome:pointExact')}</li>
        </ul>
      </main>
    </GoOnWhenSignedIn>
  );
}

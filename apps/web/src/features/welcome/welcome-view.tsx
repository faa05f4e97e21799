import { useT } from '@quits/i18n/react';
import { Banner, Button, Link, Logo, type RenderProp } from '@quits/ui';
import styles from './welcome-screen.module.css';

/** Props of {@link WelcomeView}. */
export interface WelcomeViewProps {
  /** `busy` while a session is starting. */
  readonly state: 'ready' | 'busy';
  /** Error message. */
  readonly problem?: string | undefined;
  /** Notice. */
  readonly note?: string | undefined;
  readonly onStart: () => void;
  readonly renderSignIn: RenderProp;
  readonly renderSignUp: RenderProp;
}

/**
 * Start page with the quickest way to begin; rendered before the router and the sign-in machine are
 * loaded.
 */
export function WelcomeView(props: WelcomeViewProps) {
  const { state, problem, note, onStart, renderSignIn, renderSignUp } = props;
  const t = useT();
  return (
    <main className={styles['root']}>
      <div className={styles['stage']} aria-hidden="true">
        <Logo pose={state === 'busy' ? 'leveling' : 'leaning'} className={styles['mark']} />
      </div>
      <h1 className={styles['title']}>{t('welcome:title')}</h1>
      <p className={styles['lead']}>{t('welcome:lead')}</p>
      {note === undefined ? null : <Banner>{note}</Banner>}
      {problem === undefined ? null : <Banner tone="danger">{problem}</Banner>}
      <div className={styles['actions']}>
        <Button
          variant="primary"
          size="large"
          loading={state === 'busy'}
          onClick={onStart}
          data-start=""
        >
          {t('auth:startAsGuest')}
        </Button>
        <Button size="large" render={renderSignIn}>
          {t('auth:signIn')}
        </Button>
      </div>
      <p className={styles['hint']}>
        {t('auth:guestHint')} <Link render={renderSignUp}>{t('auth:signUp')}</Link>
      </p>
      <ul className={styles['points']}>
        <li>{t('welcome:pointOffline')}</li>
        <li>{t('welcome:pointLive')}</li>
        <li>{t('welcome:pointExact')}</li>
      </ul>
    </main>
  );
}

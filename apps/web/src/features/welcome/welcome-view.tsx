import { useT } from '@quits/i18n/react';
import { Button, Link, Logo, type RenderProp } from '@quits/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './welcome-screen.module.css';

const Showcase = lazy(async () => ({ default: (await import('./showcase.tsx')).Showcase }));
const WelcomeMore = lazy(async () => ({
  default: (await import('./welcome-more.tsx')).WelcomeMore,
}));

/** Choice of a visitor: an empty list of groups, or the sample trip. */
export type Start = 'empty' | 'example';

/** Props of {@link WelcomeView}. */
export interface WelcomeViewProps {
  /** Set while a session is starting. */
  readonly starting: Start | undefined;
  /** Notices and errors. */
  readonly children?: ReactNode;
  readonly onStart: (what: Start) => void;
  readonly renderSignIn: RenderProp;
  readonly renderSignUp: RenderProp;
}

/**
 * Start page with the quickest way to begin; rendered before the router and the sign-in machine are
 * loaded. The showcase and the section below load later.
 */
export function WelcomeView(props: WelcomeViewProps) {
  const { starting, children, onStart, renderSignIn, renderSignUp } = props;
  const t = useT();
  return (
    <div className={styles['root']}>
      <header className={styles['header']}>
        <span className={styles['brand']}>
          <Logo />
          {t('common:appName')}
        </span>
        <Button render={renderSignIn}>{t('auth:signIn')}</Button>
      </header>
      <main className={styles['main']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{t('welcome:title')}</h1>
          <p className={styles['lead']}>{t('welcome:lead')}</p>
          {children}
          <div className={styles['actions']}>
            <Button
              variant="primary"
              size="large"
              loading={starting === 'empty'}
              onClick={() => onStart('empty')}
              data-start=""
            >
              {t('auth:startAsGuest')}
            </Button>
            <Button
              size="large"
              loading={starting === 'example'}
              onClick={() => onStart('example')}
              data-start=""
            >
              {t('groups:lookAround')}
            </Button>
          </div>
          <p className={styles['hint']}>
            {t('auth:guestHint')} <Link render={renderSignUp}>{t('auth:signUp')}</Link>
          </p>
        </div>
        <div className={styles['stage']}>
          <Suspense>
            <Showcase />
          </Suspense>
        </div>
      </main>
      <Suspense>
        <WelcomeMore />
      </Suspense>
    </div>
  );
}

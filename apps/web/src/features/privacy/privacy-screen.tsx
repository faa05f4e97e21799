import { useSession } from '@quits/auth/react';
import { isSignedIn } from '@quits/auth';
import { useT } from '@quits/i18n/react';
import { Link } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { UsageSwitch } from '../../platform/usage/usage-switch.tsx';
import styles from './privacy-screen.module.css';

const SECTIONS = ['stored', 'counted', 'never', 'rights'] as const;

/** Privacy page with the consent switch. */
export function PrivacyScreen() {
  const t = useT();
  const signedIn = isSignedIn(useSession());
  useTitle(t('privacy:title'));
  return (
    <main className={styles['root']}>
      <p>
        <Link render={linkTo(signedIn ? paths.groups() : paths.welcome())}>{t('common:back')}</Link>
      </p>
      <h1>{t('privacy:title')}</h1>
      <p className={styles['lead']}>{t('privacy:lead')}</p>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2>{t(`privacy:${section}Title`)}</h2>
          <p>{t(`privacy:${section}Text`)}</p>
          {section === 'stored' ? <p>{t('statement:kept')}</p> : null}
          {section === 'counted' ? <UsageSwitch /> : null}
        </section>
      ))}
    </main>
  );
}

import { useT } from '@quits/i18n/react';
import { Icon, Link } from '@quits/ui';
import { Check } from 'lucide-react';
import { LanguageSelect } from '@quits/app-platform/device/language-select.tsx';
import { paths } from '../../routing/paths.ts';
import styles from './welcome-more.module.css';

const PROOFS = ['line', 'offline', 'exact'] as const;
const FACTS = ['noLimit', 'noAds', 'noAccount', 'offlineTitle', 'exportAny'] as const;
const SCHEMES = ['light', 'dark'] as const;
/** URL of the published source code; builds without it have no link. */
const SOURCE: unknown = import.meta.env['VITE_SOURCE_URL'];

/** The start page below the fold: pictures of the app, where groups can come from, and links. */
export function WelcomeMore() {
  const t = useT();
  return (
    <>
      <section className={styles['root']} aria-label={t('common:appName')}>
        <ul className={styles['proofs']}>
          {PROOFS.map((proof) => (
            <li key={proof}>
              {/* Both schemes, since the app's may differ from the system's; the hidden one isn't loaded. */}
              {SCHEMES.map((scheme) => (
                <img
                  key={scheme}
                  src={`/pictures/${proof}-${scheme}.webp`}
                  alt=""
                  width={640}
                  height={400}
                  loading="lazy"
                  data-scheme={scheme}
                />
              ))}
              <h2>{t(`welcome:${proof}Title`)}</h2>
              <p>{t(`welcome:${proof}Text`)}</p>
            </li>
          ))}
        </ul>
        <p className={styles['imports']}>{t('welcome:imports')}</p>
        <ul className={styles['facts']}>
          {FACTS.map((fact) => (
            <li key={fact}>
              <Icon glyph={Check} size="small" />
              {t(`welcome:${fact}`)}
            </li>
          ))}
        </ul>
      </section>
      <footer className={styles['footer']}>
        <Link href={paths.privacy()}>{t('privacy:title')}</Link>
        {typeof SOURCE === 'string' ? <Link href={SOURCE}>{t('welcome:source')}</Link> : null}
        <LanguageSelect hideLabel />
      </footer>
    </>
  );
}

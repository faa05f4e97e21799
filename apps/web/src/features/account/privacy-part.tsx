import { useT } from '@quits/i18n/react';
import { Card, Link } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { UsageSwitch } from '../../usage/usage-switch.tsx';
import styles from './account-screen.module.css';

/** Consent, and where it says what it is about. */
export function PrivacyPart() {
  const t = useT();
  return (
    <Card title={t('account:privacy')} level={3} className={styles['part']}>
      <div className={styles['form']}>
        <UsageSwitch />
        <Link render={linkTo(paths.privacy())}>{t('privacy:storedTitle')}</Link>
      </div>
    </Card>
  );
}

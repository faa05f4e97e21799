import { useT } from '@quits/i18n/react';
import { Button, Card } from '@quits/ui';
import { useInstall } from '@quits/app-platform/install/use-install.ts';
import styles from './account-screen.module.css';

/** Offers to install the app, if the browser supports that and it isn't installed. */
export function InstallCard() {
  const t = useT();
  const install = useInstall();
  if (install === undefined) return null;
  return (
    <Card title={t('commands:install')}>
      <div className={styles['form']}>
        <p>{t('commands:installText')}</p>
        <div>
          <Button onClick={install}>{t('commands:installNow')}</Button>
        </div>
      </div>
    </Card>
  );
}

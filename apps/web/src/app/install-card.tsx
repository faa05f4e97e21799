import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { installOffer } from '@quits/app-platform/install/install-offer.ts';
import { useInstall, useInstallAnswered } from '@quits/app-platform/install/use-install.ts';

/** Offers once to install the app; later, the account screen does. */
export function InstallCard() {
  const t = useT();
  const install = useInstall();
  const answered = useInstallAnswered();
  if (install === undefined || answered) return null;
  return (
    <Banner
      title={t('commands:install')}
      actions={
        <>
          <Button onClick={install}>{t('commands:installNow')}</Button>
          <Button onClick={installOffer.answer}>{t('commands:installNot')}</Button>
        </>
      }
    >
      {t('commands:installText')}
    </Banner>
  );
}

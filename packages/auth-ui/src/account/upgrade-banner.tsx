import { useSession } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useAuthUi } from '../context/auth-ui-context.ts';

/** Prompts a guest to secure the account; renders nothing for other users. */
export function UpgradeBanner() {
  const t = useT();
  const { linkTo } = useAuthUi();
  if (useSession().status !== 'anonymous') return null;
  return (
    <Banner
      tone="warning"
      title={t('auth:upgradeTitle')}
      actions={
        <Button variant="primary" render={linkTo('signUp')}>
          {t('auth:upgradeTitle')}
        </Button>
      }
    >
      {t('auth:upgradeText')}
    </Banner>
  );
}

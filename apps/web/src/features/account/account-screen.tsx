import { useSession, useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import styles from './account-screen.module.css';
import { DeleteCard } from './delete-card.tsx';
import { EmailCard } from './email-card.tsx';
import { ExportCard } from './export-card.tsx';
import { FactorsCard } from './factors-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { MethodsCard } from './methods-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReauthDialog } from './reauth-dialog.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Who one is here, every way back in, preferences, and the way out. */
export function AccountScreen() {
  const t = useT();
  const user = useUser();
  const guest = useSession().s === 'anonymous';
  useTitle(t('account:title'));
  return (
    <div className={styles['root']}>
      <h1>{t('account:title')}</h1>
      {guest ? (
        <Banner
          tone="warning"
          title={t('auth:upgradeTitle')}
          actions={
            <Button kind="primary" render={linkTo(paths.signUp())}>
              {t('auth:upgradeTitle')}
            </Button>
          }
        >
          {t('auth:upgradeText')}
        </Banner>
      ) : null}
      {user === undefined ? null : <ProfileCard key={user.uid} name={user.displayName ?? ''} />}
      {user === undefined || guest ? null : (
        <>
          <EmailCard user={user} />
          <MethodsCard user={user} />
          <PasswordCard user={user} />
          <FactorsCard user={user} />
          <SessionsCard user={user} />
        </>
      )}
      <PreferencesCard />
      <InstallCard />
      <PrivacyCard />
      <ExportCard />
      <LeaveCard />
      <DeleteCard />
      <ReauthDialog />
    </div>
  );
}

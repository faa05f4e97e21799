import { useSession, useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import styles from './account-screen.module.css';
import { DeleteCard } from './delete-card.tsx';
import { EmailPart } from './email-part.tsx';
import { ExportCard } from './export-card.tsx';
import { FactorsPart } from './factors-part.tsx';
import { InstallCard } from './install-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { MethodsCard } from './methods-card.tsx';
import { PasswordPart } from './password-part.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReauthDialog } from './reauth-dialog.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** Who one is here, every way back in, preferences, and the way out. */
export function AccountScreen() {
  const t = useT();
  const user = useUser();
  const guest = useSession().status === 'anonymous';
  useTitle(t('account:title'));
  return (
    <div className={styles['root']}>
      <h1>{t('account:title')}</h1>
      {guest ? (
        <Banner
          tone="warning"
          title={t('auth:upgradeTitle')}
          actions={
            <Button variant="primary" render={linkTo(paths.signUp())}>
              {t('auth:upgradeTitle')}
            </Button>
          }
        >
          {t('auth:upgradeText')}
        </Banner>
      ) : null}
      {user === undefined ? null : <ProfileCard key={user.uid} name={user.displayName ?? ''} />}
      {user === undefined || guest ? null : (
        <MethodsCard user={user}>
          <EmailPart user={user} />
          <PasswordPart user={user} />
          <FactorsPart user={user} />
          <SessionsPart user={user} />
        </MethodsCard>
      )}
      <PreferencesCard>
        <PrivacyPart />
      </PreferencesCard>
      <InstallCard />
      <ExportCard />
      <LeaveCard />
      <DeleteCard />
      <ReauthDialog />
    </div>
  );
}

import { createCodeHook } from '@quits/app-platform/prefetch/create-code-hook.ts';
import { AccountPage, LeaveCard, MethodsCard, ProfileCard, UpgradeBanner } from '@quits/auth-ui';
import { useSession, useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { useTitle } from '../../routing/use-title.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { ExportCard } from './export-card.tsx';
import { InstallCard } from './install-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { photoFolder } from './photo-folder.ts';
import { PaymentCard } from './payment-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { usePhotoStorage } from './use-photo-storage.ts';
import styles from './account-screen.module.css';

const useOnlineParts = createCodeHook(() => import('./methods-and-devices.tsx'));

/** Account screen: profile, sign-in methods, preferences, and sign-out. */
export function AccountScreen() {
  const t = useT();
  const user = useUser();
  const guest = useSession().status === 'anonymous';
  const photos = usePhotoStorage();
  const parts = useOnlineParts();
  const online = parts.status === 'ready' ? parts.value : undefined;
  useTitle(t('account:title'));
  return (
    <AccountPage title={t('account:title')}>
      <UpgradeBanner text={t('account:guestText')} />
      {user === undefined ? null : (
        <ProfileCard
          key={user.uid}
          name={user.displayName ?? ''}
          photos={photos}
          folder={photoFolder(user.uid)}
        />
      )}
      {user === undefined || guest ? null : (
        <MethodsCard user={user}>
          {parts.status === 'missing' ? (
            <p className={styles['told']}>{t('errors:needsConnection')}</p>
          ) : null}
          {online === undefined ? null : <online.MethodParts user={user} />}
        </MethodsCard>
      )}
      <PreferencesCard>
        <PrivacyPart />
      </PreferencesCard>
      {user === undefined ? null : <NotificationsCard uid={user.uid} />}
      {user === undefined || guest ? null : (
        <PaymentCard uid={user.uid} name={user.displayName ?? ''} />
      )}
      {user === undefined || online === undefined ? null : (
        <online.DevicesCard uid={user.uid} isGuest={guest} />
      )}
      <InstallCard />
      <ExportCard />
      <LeaveCard />
      <DeleteAccountCard />
      {online === undefined ? null : <online.ReauthDialog />}
    </AccountPage>
  );
}

import {
  AccountPage,
  LeaveCard,
  ProfileCard,
  ReauthDialog,
  SignInMethods,
  UpgradeBanner,
} from '@quits/auth-ui';
import { useSession, useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTitle } from '../../routing/use-title.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';
import type { DevicesCardProps } from './devices-card.tsx';
import { ExportCard } from './export-card.tsx';
import { InstallCard } from './install-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { photoFolder } from './photo-folder.ts';
import { PaymentCard } from './payment-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { usePhotoStorage } from './use-photo-storage.ts';

const Nothing: ComponentType<DevicesCardProps> = () => null;

// Needs a connection anyway: offline, its code may not be on the device.
const DevicesCard = lazy(async () => ({
  default: await import('./devices-card.tsx').then(
    (loaded) => loaded.DevicesCard,
    () => Nothing,
  ),
}));

/** Account screen: profile, sign-in methods, preferences, and sign-out. */
export function AccountScreen() {
  const t = useT();
  const user = useUser();
  const guest = useSession().status === 'anonymous';
  const photos = usePhotoStorage();
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
      {user === undefined || guest ? null : <SignInMethods user={user} />}
      <PreferencesCard>
        <PrivacyPart />
      </PreferencesCard>
      {user === undefined ? null : <NotificationsCard uid={user.uid} />}
      {user === undefined || guest ? null : (
        <PaymentCard uid={user.uid} name={user.displayName ?? ''} />
      )}
      {user === undefined ? null : (
        <Suspense>
          <DevicesCard uid={user.uid} isGuest={guest} />
        </Suspense>
      )}
      <InstallCard />
      <ExportCard />
      <LeaveCard />
      <DeleteAccountCard />
      <ReauthDialog />
    </AccountPage>
  );
}

import { useConnection, useSyncStatus } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { AppShell, ConnectionIndicator, Mark, SyncIndicator, ToastRegion } from '@quits/ui';
import { type ReactNode, useState } from 'react';
import { Commands } from '../features/commands/commands.tsx';
import { notices } from '../notices/notices.ts';
import { useUpdateNotice } from '../updates/use-update-notice.ts';
import styles from './shell.module.css';
import { useShellPlaces } from './use-shell-places.tsx';

/** The frame of every screen of someone who is signed in. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const [paletteOpen, setPaletteOpen] = useState(false);
  useUpdateNotice();
  const { items, action } = useShellPlaces(() => setPaletteOpen(true));
  return (
    <AppShell
      brand={
        <span className={styles['brand']}>
          <Mark className={styles['mark']} />
          {t('common:appName')}
        </span>
      }
      items={items}
      {...(action !== undefined && { action })}
      status={<Status />}
      labels={{ navigation: t('common:mainNavigation'), skip: t('common:skipToContent') }}
    >
      {children}
      <Commands paletteOpen={paletteOpen} onPaletteOpenChange={setPaletteOpen} />
      <ToastRegion
        queue={notices}
        labels={{ region: t('common:notices'), dismiss: t('common:close') }}
      />
    </AppShell>
  );
}

/** Says nothing while all is well; otherwise what waits, and for what. */
function Status() {
  const t = useT();
  const connection = useConnection();
  const { pending, refused } = useSyncStatus();
  return (
    <div className={styles['status']}>
      {connection.state === 'offline' ? (
        <ConnectionIndicator state="offline" label={t('common:offline')} />
      ) : null}
      {pending > 0 ? (
        <SyncIndicator state="pending" label={t('common:pendingChanges', { count: pending })} />
      ) : null}
      {refused.length > 0 ? (
        <SyncIndicator state="refused" label={t('common:changeRefused')} />
      ) : null}
    </div>
  );
}

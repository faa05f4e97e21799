import { useT } from '@quits/i18n/react';
import { AppShell, Logo, Toaster } from '@quits/ui';
import { type ReactNode, useState } from 'react';
import { Commands } from '../features/commands/commands.tsx';
import { useBadge } from '@quits/app-platform/screen/use-badge.ts';
import { useUnreadCount } from '../unread/use-unread-count.ts';
import { notices } from '../platform/notices/notices.ts';
import { useUpdateNotice } from '@quits/app-platform/updates/use-update-notice.ts';
import styles from './shell.module.css';
import { NoticeSlot } from './notice-slot.tsx';
import { Status } from './status.tsx';
import { useShellPlaces } from './use-shell-places.tsx';

/** Frame of every screen for signed-in users: navigation, status, commands and toasts. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const [paletteOpen, setPaletteOpen] = useState(false);
  useUpdateNotice(notices);
  const unread = useUnreadCount();
  useBadge(unread);
  const { items, action } = useShellPlaces({ unread, onSearch: () => setPaletteOpen(true) });
  return (
    <AppShell
      brand={
        <span className={styles['brand']}>
          <Logo className={styles['mark']} />
          {t('common:appName')}
        </span>
      }
      items={items}
      {...(action !== undefined && { action })}
      notice={<NoticeSlot />}
      status={<Status />}
      labels={{ navigation: t('common:mainNavigation'), skip: t('common:skipToContent') }}
    >
      {children}
      <Commands paletteOpen={paletteOpen} onPaletteOpenChange={setPaletteOpen} />
      <Toaster
        queue={notices}
        labels={{ region: t('common:notices'), dismiss: t('common:close') }}
      />
    </AppShell>
  );
}

import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { AppShell, Logo, Toaster } from '@quits/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { whenScreenReady } from '@quits/app-platform/slices/when-screen-ready.ts';
import { useIsWide } from '@quits/app-platform/screen/use-is-wide.ts';
import { Commands } from '../features/commands/commands.tsx';
import { useBadge } from '@quits/app-platform/screen/use-badge.ts';
import { useUnreadCount } from '../unread/use-unread-count.ts';
import { useAskedPayment } from '../debts/use-asked-payment.ts';
import { useDroppedFiles } from '../dropped/use-dropped-files.ts';
import { groupIdOf } from '../routing/group-id-of.ts';
import { paths } from '../routing/paths.ts';
import { notices } from '../platform/notices/notices.ts';
import { useUpdateNotice } from '@quits/app-platform/updates/use-update-notice.ts';
import styles from './shell.module.css';
import { NoticeSlot } from './notice-slot.tsx';
import { Status } from './status.tsx';
import { useShellPlaces } from './use-shell-places.tsx';

/** Loaded once the screen is ready. */
const RailGroups = lazy(async () => {
  await whenScreenReady();
  return { default: (await import('./rail-groups.tsx')).RailGroups };
});

const PaidQuestion = lazy(async () => ({
  default: (await import('../debts/paid-question.tsx')).PaidQuestion,
}));

/** Frame of every screen for signed-in users: navigation, status, commands and toasts. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const { pathname } = useLocation();
  const wide = useIsWide();
  useUpdateNotice(notices);
  useDroppedFiles();
  const uid = useUser()?.uid;
  const asked = useAskedPayment(uid);
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
      // Home lists the groups itself.
      rail={
        wide && pathname !== paths.groups() ? (
          <Suspense>
            <div data-aside="">
              <RailGroups groupId={groupIdOf(pathname)} />
            </div>
          </Suspense>
        ) : undefined
      }
      notice={<NoticeSlot />}
      status={<Status />}
      labels={{ navigation: t('common:mainNavigation'), skip: t('common:skipToContent') }}
    >
      {children}
      <Commands paletteOpen={paletteOpen} onPaletteOpenChange={setPaletteOpen} />
      {asked === undefined || uid === undefined ? null : (
        <Suspense>
          <PaidQuestion uid={uid} payment={asked} />
        </Suspense>
      )}
      <Toaster
        queue={notices}
        labels={{ region: t('common:notices'), dismiss: t('common:close') }}
      />
    </AppShell>
  );
}

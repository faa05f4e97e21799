import { useConnection, useSyncStatus } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { AppShell, ConnectionIndicator, Icon, Mark, SyncIndicator, ToastRegion } from '@quits/ui';
import { CircleUser, Plus, Rows3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Commands } from '../features/commands/commands.tsx';
import { notices } from '../notices/notices.ts';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';
import { useUpdateNotice } from '../updates/use-update-notice.ts';
import styles from './shell.module.css';

/** The frame of every screen of someone who is signed in. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const [paletteOpen, setPaletteOpen] = useState(false);
  useUpdateNotice();
  const place = (path: string) => (pathname === path ? 'here' : 'elsewhere');
  return (
    <AppShell
      brand={
        <span className={styles['brand']}>
          <Mark className={styles['mark']} />
          {t('common:appName')}
        </span>
      }
      items={[
        {
          id: 'groups',
          label: t('groups:title'),
          icon: <Icon glyph={Rows3} />,
          render: linkTo(paths.groups()),
          place: place(paths.groups()),
        },
        {
          id: 'new',
          label: t('groups:new'),
          icon: <Icon glyph={Plus} />,
          render: linkTo(paths.newGroup()),
          place: place(paths.newGroup()),
        },
        {
          id: 'account',
          label: t('account:title'),
          icon: <Icon glyph={CircleUser} />,
          render: linkTo(paths.account()),
          place: place(paths.account()),
        },
      ]}
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

import { AppShell, ConnectionIndicator, Icon, ListDetail, Logo } from '@quits/ui';
import Activity from 'lucide-react/icons/scroll-text';
import Plus from 'lucide-react/icons/plus';
import Scale from 'lucide-react/icons/book-open';
import User from 'lucide-react/icons/circle-user-round';
import type { ReactNode } from 'react';
import styles from './pages.module.css';

const PLACES = [
  { id: 'groups', label: 'Groups', glyph: Scale },
  { id: 'activity', label: 'Activity', glyph: Activity, badge: '3' },
  { id: 'account', label: 'Account', glyph: User },
] as const;

/** The app's frame with an open screen. */
export function Frame({
  here,
  detail,
  action = true,
  children,
}: {
  here: string;
  detail?: ReactNode;
  action?: boolean;
  children: ReactNode;
}) {
  return (
    <AppShell
      brand={
        <span className={styles['brand']}>
          <Logo /> Quits
        </span>
      }
      items={PLACES.map((place) => ({
        id: place.id,
        label: place.label,
        icon: <Icon glyph={place.glyph} />,
        place: place.id === here ? 'here' : 'elsewhere',
        ...('badge' in place && { badge: place.badge }),
        render: ({ children: contents, ...props }) => (
          <a {...props} href={`#/${place.id}`}>
            {contents}
          </a>
        ),
      }))}
      {...(action && {
        action: {
          label: 'Add expense',
          icon: <Icon glyph={Plus} />,
          render: ({ children: contents, ...props }) => (
            <a {...props} href="#/add">
              {contents}
            </a>
          ),
        },
      })}
      status={<ConnectionIndicator status="offline" label="2 changes waiting to sync" />}
      labels={{ navigation: 'Main', skip: 'Skip to content' }}
    >
      {detail === undefined ? (
        children
      ) : (
        <ListDetail
          detail={detail}
          onClose={() => undefined}
          labels={{ detail: 'Expense', close: 'Close' }}
        >
          {children}
        </ListDetail>
      )}
    </AppShell>
  );
}

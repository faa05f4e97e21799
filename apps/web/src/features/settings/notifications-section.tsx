import { useT } from '@quits/i18n/react';
import { Card, Link, SegmentedControl } from '@quits/ui';
import { NotificationSwitch } from '../../notifications/notification-switch.tsx';
import { useNotifications } from '../../notifications/use-notifications.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { ReminderSwitches } from './reminder-switches.tsx';
import styles from './settings.module.css';

/** Changes of this group that the user is notified about. */
export function NotificationsSection() {
  const t = useT();
  const { id } = useGroup();
  const { uid } = useRights();
  const notifications = useNotifications(uid);
  const ready = notifications.status === 'ready' && notifications.isOn ? notifications : undefined;

  return (
    <Card title={t('notifications:title')} level={3}>
      <div className={styles['stack']}>
        <NotificationSwitch notifications={notifications} />
        {ready === undefined ? null : (
          <>
            <SegmentedControl
              label={t('notifications:about')}
              hideLabel={false}
              value={ready.choices.groups[id] ?? 'all'}
              segments={[
                { value: 'all', label: t('notifications:all') },
                { value: 'mine', label: t('notifications:mine') },
                { value: 'none', label: t('notifications:none') },
              ]}
              onValueChange={(level) => ready.change({ groups: { [id]: level } })}
            />
            <Link render={linkTo(paths.account())}>{t('notifications:quiet')}</Link>
          </>
        )}
        <ReminderSwitches uid={uid} groupId={id} isNotified={ready !== undefined} />
      </div>
    </Card>
  );
}

import { useFormatter, useT } from '@quits/i18n/react';
import type { QuietHours } from '@quits/product/notifications/schema.ts';
import { Card, Select, Switch } from '@quits/ui';
import { NotificationSwitch } from '../../notifications/notification-switch.tsx';
import { useNotifications } from '../../notifications/use-notifications.ts';
import { DigestSelect } from './digest-select.tsx';
import { RemindersSwitch } from './reminders-switch.tsx';
import styles from './account-screen.module.css';

const USUAL: QuietHours = { from: '22:00', to: '07:00' };
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Notifications on this device, how much they say, and quiet hours. */
export function NotificationsCard({ uid }: { readonly uid: string }) {
  const t = useT();
  const { time } = useFormatter();
  const notifications = useNotifications(uid);
  const ready = notifications.status === 'ready' && notifications.isOn ? notifications : undefined;
  const quiet = ready?.choices.quiet;
  const options = HOURS.map((value) => ({ value, label: time(new Date(`2026-01-01T${value}`)) }));

  return (
    <Card title={t('notifications:title')}>
      <div className={styles['fields']}>
        <NotificationSwitch notifications={notifications} />
        {ready === undefined ? null : (
          <>
            <Switch
              label={t('notifications:detail')}
              hint={t('notifications:detailHint')}
              checked={ready.choices.detail}
              onCheckedChange={(detail) => ready.change({ detail })}
            />
            <Switch
              label={t('notifications:quiet')}
              hint={t('notifications:quietHint')}
              checked={quiet !== null}
              onCheckedChange={(isOn) => ready.change({ quiet: isOn ? USUAL : null })}
            />
          </>
        )}
        {ready === undefined || quiet === undefined || quiet === null ? null : (
          <div className={styles['hours']}>
            {(['from', 'to'] as const).map((end) => (
              <Select
                key={end}
                label={t(`notifications:${end}`)}
                options={options}
                value={quiet[end]}
                onValueChange={(value) => ready.change({ quiet: { ...quiet, [end]: value } })}
              />
            ))}
          </div>
        )}
        <DigestSelect uid={uid} />
        <RemindersSwitch uid={uid} isNotified={ready !== undefined} />
      </div>
    </Card>
  );
}

import { useErrorText, useT } from '@quits/i18n/react';
import { Button, Switch } from '@quits/ui';
import type { Notifications } from './use-notifications.ts';
import styles from './notifications.module.css';

/** Props of {@link NotificationSwitch}. */
export interface NotificationSwitchProps {
  readonly notifications: Notifications;
}

/** Turns notifications on this device on and off, or says why it can't have any. */
export function NotificationSwitch({ notifications }: NotificationSwitchProps) {
  const t = useT();
  const errorText = useErrorText();
  switch (notifications.status) {
    case 'unavailable':
      return <p className={styles['note']}>{t(`notifications:${notifications.reason}`)}</p>;
    case 'failed':
      return (
        <p className={styles['note']}>
          <span role="alert">{errorText(notifications.error)}</span>{' '}
          <Button variant="quiet" onClick={notifications.retry}>
            {t('common:retry')}
          </Button>
        </p>
      );
    case 'loading':
    case 'ready': {
      const ready = notifications.status === 'ready' ? notifications : undefined;
      return (
        <>
          <Switch
            label={t('notifications:thisDevice')}
            hint={t('notifications:thisDeviceHint')}
            checked={ready?.isOn === true}
            disabled={ready === undefined || ready.isBusy}
            onCheckedChange={(checked) => ready?.turn(checked)}
          />
          {ready?.error === undefined ? null : (
            <p role="alert" className={styles['note']}>
              {errorText(ready.error)}
            </p>
          )}
        </>
      );
    }
    default:
      return notifications satisfies never;
  }
}

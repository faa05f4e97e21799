import { useT } from '@quits/i18n/react';
import { Switch } from '@quits/ui';
import { useReminders } from '../../notifications/use-reminders.ts';

/** Props of {@link RemindersSwitch}. */
export interface RemindersSwitchProps {
  readonly uid: string;
  /** Whether this device gets notifications. */
  readonly isNotified: boolean;
}

/** Choice of whether others can remind the user to pay; hidden if nothing reaches the account. */
export function RemindersSwitch({ uid, isNotified }: RemindersSwitchProps) {
  const t = useT();
  const reminders = useReminders(uid);
  if (reminders === undefined || !(isNotified || reminders.isKnown)) return null;
  return (
    <Switch
      label={t('notifications:nudges')}
      hint={t('notifications:nudgesHint')}
      checked={!reminders.choices.off}
      onCheckedChange={(isOn) => reminders.change({ off: !isOn })}
    />
  );
}

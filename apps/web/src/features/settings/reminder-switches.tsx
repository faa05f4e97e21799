import { useT } from '@quits/i18n/react';
import { Switch } from '@quits/ui';
import { useMailOffered } from '../../notifications/use-mail-offered.ts';
import { useReminders } from '../../notifications/use-reminders.ts';

/** Props of {@link ReminderSwitches}. */
export interface ReminderSwitchesProps {
  readonly uid: string;
  readonly groupId: string;
  /** Whether this device gets notifications. */
  readonly isNotified: boolean;
}

/** Reminders about a group: from others, and each month; hidden if nothing reaches the account. */
export function ReminderSwitches({ uid, groupId, isNotified }: ReminderSwitchesProps) {
  const t = useT();
  const isMailed = useMailOffered();
  const reminders = useReminders(uid);
  if (reminders === undefined) return null;
  const { choices, change, isKnown } = reminders;
  const isMonthly = choices.monthly.includes(groupId);
  return (
    <>
      {choices.off || !(isNotified || isKnown) ? null : (
        <Switch
          label={t('notifications:nudges')}
          hint={t('notifications:nudgesHint')}
          checked={!choices.muted.includes(groupId)}
          onCheckedChange={(isOn) => change({ muted: toggled(choices.muted, groupId, !isOn) })}
        />
      )}
      {isNotified || isMailed || isMonthly ? (
        <Switch
          label={t('notifications:monthly')}
          hint={t('notifications:monthlyHint')}
          checked={isMonthly}
          onCheckedChange={(isOn) => change({ monthly: toggled(choices.monthly, groupId, isOn) })}
        />
      ) : null}
    </>
  );
}

function toggled(ids: readonly string[], id: string, isIn: boolean): readonly string[] {
  return isIn ? [...new Set([...ids, id])] : ids.filter((one) => one !== id);
}

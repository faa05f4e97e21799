import type { I18n } from '@quits/i18n';
import type { Group } from '@quits/product/group/schema.ts';
import type { RemindedAmounts } from '@quits/product/reminders/schema.ts';
import { amountsText } from './amounts-text.ts';
import type { ReminderTexts } from './reminder-message.ts';

/** Amounts that somebody owes and is owed in a group. */
export interface Standing {
  readonly owes: RemindedAmounts;
  readonly gets: RemindedAmounts;
}

/** Writes the monthly reminder to settle up in a group. */
export function monthlyMessage(
  texts: I18n,
  { group, standing: { owes, gets } }: { group: Group; standing: Standing },
): ReminderTexts {
  const { t } = texts.store.getState();
  const title = t('notifications:monthlyTitle');
  const parts = [
    ...(Object.keys(owes).length === 0
      ? []
      : [t('notifications:monthlyOwe', { amount: amountsText(texts, owes), group: group.name })]),
    ...(Object.keys(gets).length === 0
      ? []
      : [t('notifications:monthlyGet', { amount: amountsText(texts, gets), group: group.name })]),
  ];
  const [first = title, second] = parts;
  return {
    title,
    text: second === undefined ? first : t('common:sentences', { first, second }),
    short: title,
    reason: t('notifications:monthlyReason'),
  };
}
